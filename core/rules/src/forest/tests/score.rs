//! One test or more per scoring card, also before the display is square.

use super::super::{Card, Receipt, Why, score};
use super::{BLACK, WHITE, at, display};
use crate::Seat;

fn receipt(drawing: &str, seat: Seat, card: Card) -> Receipt {
    let found = |receipt: &Receipt| (receipt.seat, receipt.card) == (seat, card);
    score::receipts(display(drawing)).find(found).expect("a placed card")
}

/// Black's points for the card, in this display.
fn points(drawing: &str, card: Card) -> u8 {
    receipt(drawing, BLACK, card).points
}

#[test]
fn crow_scores_1_beside_one_moth_and_3_between_both() {
    assert_eq!(points("b1 b3\nb7 w9", Card::Crow), 1);
    assert_eq!(points("b1 .\n. w3", Card::Crow), 1);
    assert_eq!(points("w3 b1 b3", Card::Crow), 3);
    assert_eq!(points("b1 b6 b3", Card::Crow), 0);
    let receipt = receipt("w3 b1 .\n. . b3", BLACK, Card::Crow);
    assert_eq!(receipt.why, Why::CrowMoths { adjacent: 2 });
    assert_eq!(receipt.cells.iter().collect::<Vec<_>>(), [at(0, 0), at(1, 2)]);
}

#[test]
fn bat_scores_3_orthogonal_to_its_own_crow() {
    assert_eq!(points("b2 b1", Card::Bat), 3);
    assert_eq!(points("b2\nb1", Card::Bat), 3);
    assert_eq!(points("b2 w1", Card::Bat), 0);
    assert_eq!(points("b2 .\n. b1", Card::Bat), 0);
    // The end of a row does not touch the start of the next.
    assert_eq!(points("w4 w5 w6 b2\nb1 w7 w8 w9", Card::Bat), 0);
}

#[test]
fn moth_scores_2_in_the_middle_and_3_without_the_other_one() {
    let square = |middle: &str| format!("w4 . . .\n. {middle} .\n. . . .\n. . . w5");
    assert_eq!(points(&square("b3 w3"), Card::Moth), 2);
    assert_eq!(points(&square("b3 w6"), Card::Moth), 3);
    assert_eq!(points("w4 b3 . .\n. w3 . .\n. . . .\n. . . w5", Card::Moth), 0);
    assert_eq!(points("w4 w3 . .\n. b3 . .\n. . . .\n. . . w5", Card::Moth), 3);
    assert_eq!(receipt(&square("b3 w3"), BLACK, Card::Moth).cells.iter().collect::<Vec<_>>(), [at(1, 2)]);
}

#[test]
fn spider_scores_2_in_a_corner_and_3_when_both_are() {
    assert_eq!(points("b4 . . .\n. b5 . .\n. . w3 .\n. . . w6", Card::Spider4), 2);
    assert_eq!(points("b4 . . .\n. b5 . .\n. . w3 .\n. . . w6", Card::Spider5), 0);
    for card in [Card::Spider4, Card::Spider5] {
        assert_eq!(points("b4 . . .\n. w5 . .\n. . w3 .\n. . . b5", card), 3);
        assert_eq!(points("b4 . . b5\n. w5 . .\n. . w3 .\n. . . w6", card), 3);
    }
    // The other colour's Spider does not count.
    assert_eq!(points("b4 . . .\n. b5 . .\n. . w3 .\n. . . w4", Card::Spider4), 2);
}

#[test]
fn cat_scores_3_on_the_edge_but_not_in_a_corner() {
    for index in 0..16 {
        let mut cells = [["."; 4]; 4];
        (cells[0][0], cells[3][3], cells[0][3]) = ("w1", "w2", "w3");
        let (row, col) = (index / 4, index % 4);
        cells[row][col] = "b6";
        if index == 0 || index == 15 {
            cells[3][0] = "w1";
        }
        if index == 15 {
            cells[0][0] = "w2";
        }
        let drawing = cells.map(|row| row.join(" ")).join("\n");
        let edge = [row, col].iter().filter(|&&i| i == 0 || i == 3).count() == 1;
        assert_eq!(points(&drawing, Card::Cat), if edge { 3 } else { 0 }, "{drawing}");
    }
}

#[test]
fn r_f8_owl_counts_own_cards_in_row_and_column_deer_and_raccoon_included() {
    let drawing = "b7 b10 w6 b1\nw5 b2 . .\nb11 . . .\nw4 . . .";
    assert_eq!(points(drawing, Card::Owl), 3);
    let receipt = receipt(drawing, BLACK, Card::Owl);
    assert_eq!(receipt.why, Why::OwlLine { cards: 3 });
    assert_eq!(receipt.cells.iter().collect::<Vec<_>>(), [at(0, 1), at(0, 3), at(2, 0)]);
}

#[test]
fn r_f8_wolf_counts_opposing_cards_around_deer_and_raccoon_included() {
    assert_eq!(points("w10 w11 b1\nw4 b8 w5\n. w6 .", Card::Wolf), 5);
    assert_eq!(points("b8 b1", Card::Wolf), 0);
    // The end of a row does not touch the start of the next.
    assert_eq!(points("w1 . . b8\nw4 w5 w6 .", Card::Wolf), 1);
}

#[test]
fn r_f7_jackalope_takes_the_best_of_its_own_orthogonal_neighbours() {
    let drawing = "b2 b1 w3\n. b9 .\n. b8 w6";
    assert_eq!([Card::Crow, Card::Bat, Card::Wolf].map(|card| points(drawing, card)), [1, 3, 1]);
    assert_eq!(points(drawing, Card::Jackalope), 1);
    assert_eq!(points("b1 b2 .\nw3 b9 .\n. b8 w6", Card::Jackalope), 3);
    assert_eq!(points("b2 b1 w2\n. w3 .\nw1 b9 .", Card::Jackalope), 0, "none of its own beside it");
    assert_eq!(points("b9 b10\nb11 .", Card::Jackalope), 0, "Deer and Raccoon give 0");
    let receipt = receipt("b10 b9 b2\n. . b1", BLACK, Card::Jackalope);
    assert_eq!(receipt.why, Why::JackalopeCopies { copied: Some((Card::Bat, 3)) });
    assert_eq!(receipt.cells.iter().collect::<Vec<_>>(), [at(0, 2)]);
}

#[test]
fn r_f7_jackalope_is_a_scoring_card_when_it_copies_points() {
    assert_eq!(score::totals(&display("b9 b2\n. b1")), ([6, 0], [2, 0]));
    assert_eq!(score::totals(&display("b9 w2\n. w1")), ([0, 3], [0, 1]));
}

#[test]
fn middle_corners_and_edges_count_only_once_the_display_is_square() {
    let three_rows = "b4 b6 . b5\n. b3 . .\n. w7 . w6";
    for card in [Card::Spider4, Card::Spider5, Card::Cat, Card::Moth] {
        let receipt = receipt(three_rows, BLACK, card);
        assert_eq!((receipt.points, receipt.why, receipt.cells.len()), (0, Why::NotYetSquare, 0));
    }
    let four_rows = format!("{three_rows}\n. . . w8");
    let scored = [Card::Spider4, Card::Spider5, Card::Cat, Card::Moth].map(|card| points(&four_rows, card));
    assert_eq!(scored, [3, 3, 3, 3]);
    // The others score as they stand.
    assert_eq!(receipt(three_rows, WHITE, Card::Owl).points, 1);
}

#[test]
fn deer_and_raccoon_score_nothing() {
    for card in [Card::Deer, Card::Raccoon] {
        let receipt = receipt("b10 b11\nw3 .", BLACK, card);
        assert_eq!((receipt.points, receipt.why), (0, Why::NoPoints));
    }
}
