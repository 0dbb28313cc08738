//! Roman numerals: how many times a name has sat in a council.

const PARTS: [(u32, &str); 13] = [
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
];

/// 1 to 3999 as the Romans wrote them; others in our digits.
pub fn roman(number: u32) -> String {
    if !(1..4000).contains(&number) {
        return number.to_string();
    }
    let mut rest = number;
    let mut numeral = String::new();
    for (value, sign) in PARTS {
        while rest >= value {
            numeral.push_str(sign);
            rest -= value;
        }
    }
    numeral
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numerals_are_those_of_the_books() {
        let known = [
            (1, "I"),
            (3, "III"),
            (4, "IV"),
            (6, "VI"),
            (9, "IX"),
            (12, "XII"),
            (14, "XIV"),
            (40, "XL"),
            (49, "XLIX"),
            (90, "XC"),
            (400, "CD"),
            (1994, "MCMXCIV"),
            (3999, "MMMCMXCIX"),
            (4000, "4000"),
            (0, "0"),
        ];
        for (number, numeral) in known {
            assert_eq!(roman(number), numeral);
        }
    }

    #[test]
    fn every_numeral_is_another_one_and_adds_up() {
        let value = |numeral: &str| {
            let signs: Vec<u32> = numeral
                .chars()
                .map(|sign| PARTS.iter().find(|(_, part)| *part == sign.to_string()).unwrap().0)
                .collect();
            let mut sum = 0i64;
            for (place, &sign) in signs.iter().enumerate() {
                let before_larger = signs.get(place + 1).is_some_and(|&next| next > sign);
                sum += if before_larger { -i64::from(sign) } else { i64::from(sign) };
            }
            sum
        };
        for number in 1..4000 {
            assert_eq!(value(&roman(number)), i64::from(number));
        }
    }
}
