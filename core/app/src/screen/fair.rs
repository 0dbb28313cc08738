//! The chance of a game: the hash of its seed from the beginning, the seed at its end, the rolls, and the code of its deal.

use super::{BarsView, ButtonView, ShareView};
use crate::deal::Deal;
use crate::flow::fair::Fair;
use crate::text::Text;
use crate::{AppIntent, GameKind, Intent};
use qrcodegen::{QrCode, QrCodeEcc};

/// The chance of the game on screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FairView {
    /// Which game's.
    pub game: GameKind,
    /// What the hash promises, in sentences.
    pub lines: Vec<String>,
    /// "SHA-256 of the seed".
    pub hash_label: String,
    /// 64 hexadecimal digits, in groups of eight.
    pub hash: String,
    /// How it is spoken: its first eight digits, one by one.
    pub hash_spoken: String,
    /// "The line behind it"; empty while the game is played.
    pub line_label: String,
    /// "douze 123": what the hash is made of; empty while the game is played.
    pub line: String,
    /// Checks all draws; none while the game is played.
    pub check: Option<ButtonView>,
    /// What the check has found.
    pub verdict: Option<String>,
    /// How people check it themselves, once it was checked.
    pub by_hand: Vec<String>,
    /// How often each face was rolled; none without dice.
    pub rolls: Option<BarsView>,
    /// The same deal on another device; none while the seed is a secret, or where no code can hold the game.
    pub deal: Option<DealView>,
}

/// The same deal on another device.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DealView {
    /// "Same deal".
    pub title: String,
    /// Where the code is typed.
    pub line: String,
    /// "9F3K-…", in groups of four.
    pub code: String,
    /// The code as a picture; none where it does not fit.
    pub qr: Option<QrView>,
    /// The code for others, as plain text.
    pub share: ShareView,
}

/// A QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct QrView {
    /// Modules of a side; four light ones belong around it.
    pub side: i32,
    /// Row by row: is it dark?
    pub dark: Vec<bool>,
    /// What it is, for a screen reader.
    pub spoken: String,
}

pub(crate) fn view(text: &Text, fair: &Fair) -> FairView {
    let (proof, open) = (&fair.proof, fair.is_open());
    let hash = proof.hash().to_string();
    let groups: Vec<String> =
        hash.as_bytes().chunks(8).map(|eight| String::from_utf8_lossy(eight).into_owned()).collect();
    let spelled: Vec<String> = hash.chars().take(8).map(|digit| digit.to_string()).collect();
    let promise = if proof.chosen {
        "fair-chosen"
    } else if open {
        "fair-over"
    } else {
        "fair-promise"
    };
    let draws = [("count", proof.draws.into())];
    let verdict = if proof.fits { text.with("fair-fits", &draws) } else { text.say("fair-differs") };
    let by_hand =
        [text.with("fair-by-hand-line", &[("line", proof.line().into())]), text.say("fair-by-hand-draws")];
    let counts: Vec<(String, u32)> = (1..).map(|face: u32| face.to_string()).zip(proof.rolls).collect();
    let deal = proof.deal.as_ref().filter(|_| open && proof.fits);
    FairView {
        game: fair.kind,
        lines: vec![text.say(promise)],
        hash_label: text.say("fair-hash"),
        hash: groups.join(" "),
        hash_spoken: text.with("fair-hash-spoken", &[("value", spelled.join(" ").into())]),
        line_label: if open { text.say("fair-line") } else { String::new() },
        line: if open { proof.line() } else { String::new() },
        check: (open && !fair.checked)
            .then(|| ButtonView::new(text, "fair-check", Intent::App(AppIntent::CheckFair))),
        verdict: fair.checked.then_some(verdict),
        by_hand: if fair.checked { by_hand.into() } else { Vec::new() },
        rolls: BarsView::counted(text.say("fair-rolls"), &counts),
        deal: deal.map(|deal| deal_view(text, deal)),
    }
}

fn deal_view(text: &Text, deal: &Deal) -> DealView {
    let code = deal.code();
    let qr = QrCode::encode_text(&code, QrCodeEcc::Medium).ok().map(|qr| QrView {
        side: qr.size(),
        dark: (0..qr.size())
            .flat_map(|row| (0..qr.size()).map(move |column| (row, column)))
            .map(|(row, column)| qr.get_module(column, row))
            .collect(),
        spoken: text.say("fair-qr"),
    });
    let shared = text.with("fair-share", &[("value", code.as_str().into())]);
    DealView {
        title: text.say("fair-deal"),
        line: text.say("fair-deal-line"),
        qr,
        share: ShareView {
            text_label: text.say("fair-share-text"),
            text: shared.clone(),
            picture_label: String::new(),
            alt: shared,
            file_name: "douze-deal".into(),
        },
        code,
    }
}
