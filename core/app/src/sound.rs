//! Short synthesised sounds: struck things are damped modes, strings are plucked, cards are noise. No file, no recording.

/// What is heard of a beat, or of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(missing_docs, reason = "the names say it")]
pub enum SoundKind {
    CardsTurned,
    CardLaid,
    CardTaken,
    CardMoved,
    RowPushed,
    DieRolled,
    DiceRolled,
    DicePassed,
    DiceFlipped,
    DieTipped,
    Coin,
    Coins,
    CoinStolen,
    Crown,
    CouncilCard,
    Cancelled,
    Favour,
    Petitioner,
    Bells,
    Solved,
    Failed,
    Reward,
    Remark,
    Throne,
    Refused,
}

impl SoundKind {
    /// Every sound.
    pub const ALL: [Self; 25] = [
        Self::CardsTurned,
        Self::CardLaid,
        Self::CardTaken,
        Self::CardMoved,
        Self::RowPushed,
        Self::DieRolled,
        Self::DiceRolled,
        Self::DicePassed,
        Self::DiceFlipped,
        Self::DieTipped,
        Self::Coin,
        Self::Coins,
        Self::CoinStolen,
        Self::Crown,
        Self::CouncilCard,
        Self::Cancelled,
        Self::Favour,
        Self::Petitioner,
        Self::Bells,
        Self::Solved,
        Self::Failed,
        Self::Reward,
        Self::Remark,
        Self::Throne,
        Self::Refused,
    ];
}

/// Samples of a second.
const RATE: f32 = 22_050.0;

/// Samples a second, for shells.
#[cfg_attr(feature = "uniffi", uniffi::export)]
#[must_use]
pub fn sound_rate() -> i32 {
    22_050
}

/// The sound: one channel, 16 bits a sample, the lower byte first.
#[cfg_attr(feature = "uniffi", uniffi::export)]
#[must_use]
pub fn sound_samples(kind: SoundKind) -> Vec<u8> {
    let sheet = played(kind);
    let peak = sheet.0.iter().fold(0.001_f32, |peak, sample| peak.max(sample.abs()));
    let gain = loudness(kind) / peak * f32::from(i16::MAX);
    sheet.0.iter().flat_map(|sample| ((sample * gain).round() as i16).to_le_bytes()).collect()
}

/// The loudest sample, of 1: what comes often is quiet.
const fn loudness(kind: SoundKind) -> f32 {
    match kind {
        SoundKind::CardMoved | SoundKind::CardTaken | SoundKind::Favour | SoundKind::Remark => 0.25,
        SoundKind::CardsTurned | SoundKind::CardLaid | SoundKind::CouncilCard | SoundKind::RowPushed => 0.35,
        SoundKind::Petitioner | SoundKind::Cancelled | SoundKind::Refused | SoundKind::DiceFlipped => 0.4,
        SoundKind::Bells | SoundKind::Crown | SoundKind::Throne => 0.6,
        _ => 0.5,
    }
}

fn played(kind: SoundKind) -> Sheet {
    let mut sheet = Sheet::default();
    match kind {
        SoundKind::CardsTurned => {
            for (number, after) in [0.0, 0.035, 0.075].into_iter().enumerate() {
                sheet.swish(after, 0.07, 2600.0 + 300.0 * counted(number), 0.8);
            }
            sheet.tap(0.10, 900.0, 0.3);
        }
        SoundKind::CardLaid | SoundKind::CouncilCard => {
            sheet.swish(0.0, 0.05, 2200.0, 0.5);
            sheet.tap(0.04, if kind == SoundKind::CardLaid { 420.0 } else { 620.0 }, 0.9);
        }
        SoundKind::CardTaken => sheet.swish(0.0, 0.12, 1800.0, 1.0),
        SoundKind::CardMoved => sheet.swish(0.0, 0.09, 2400.0, 1.0),
        SoundKind::RowPushed => {
            sheet.swish(0.0, 0.22, 1300.0, 0.9);
            for number in 0..3_u8 {
                sheet.tap(0.09 + 0.055 * f32::from(number), 360.0 + 40.0 * f32::from(number), 0.5);
            }
        }
        SoundKind::DieRolled => sheet.tumble(1, 0.44),
        SoundKind::DiceRolled => sheet.tumble(3, 0.50),
        SoundKind::DicePassed => {
            sheet.swish(0.0, 0.16, 900.0, 0.35);
            sheet.bone(0.05, 0.4, 1.0);
            sheet.bone(0.15, 0.7, 0.9);
        }
        SoundKind::DiceFlipped => {
            sheet.bone(0.0, 0.5, 1.1);
            sheet.bone(0.11, 1.0, 0.85);
        }
        SoundKind::DieTipped => {
            sheet.bone(0.0, 0.3, 1.2);
            sheet.bone(0.08, 1.0, 0.9);
        }
        SoundKind::Coin => sheet.coin(0.0, 1.0, 1.0),
        SoundKind::Coins => {
            sheet.coin(0.0, 0.8, 1.0);
            sheet.coin(0.075, 1.0, 1.12);
        }
        SoundKind::CoinStolen => {
            sheet.swish(0.0, 0.10, 1500.0, 0.3);
            sheet.coin(0.07, 1.0, 0.84);
        }
        SoundKind::Crown => sheet.chord(&[392.0, 493.9, 587.3, 784.0], 0.055, 0.34),
        SoundKind::Cancelled => {
            sheet.tap(0.0, 140.0, 1.0);
            sheet.swish(0.0, 0.05, 700.0, 0.6);
            sheet.tap(0.07, 110.0, 0.7);
        }
        SoundKind::Favour => {
            sheet.swish(0.0, 0.16, 500.0, 0.8);
            sheet.pluck(0.02, 329.6, 0.5, 0.2);
        }
        SoundKind::Petitioner => {
            sheet.wood(0.0, 1.0);
            sheet.wood(0.13, 0.8);
        }
        SoundKind::Bells => sheet.bell(0.0, 523.3, 1.0, 0.95),
        SoundKind::Solved => sheet.chord(&[329.6, 415.3, 493.9], 0.05, 0.30),
        SoundKind::Failed => sheet.chord(&[220.0, 207.7, 155.6], 0.08, 0.25),
        SoundKind::Reward => sheet.chord(&[493.9, 659.3, 740.0], 0.055, 0.22),
        SoundKind::Remark => {
            sheet.wood(0.0, 0.4);
            sheet.wood(0.07, 0.3);
        }
        SoundKind::Throne => {
            sheet.chord(&[196.0, 294.0, 392.0, 493.9, 587.3], 0.06, 0.36);
            sheet.bell(0.22, 784.0, 0.3, 0.4);
        }
        SoundKind::Refused => {
            sheet.tap(0.0, 190.0, 1.0);
            sheet.tap(0.09, 150.0, 0.8);
        }
    }
    sheet.ended()
}

/// A blow or a pluck begins within a millisecond, without a click.
fn begun(time: f32) -> f32 {
    (time * 900.0).min(1.0)
}

/// How many samples a time has.
fn samples(seconds: f32) -> u16 {
    ((seconds * RATE) as i32).unsigned_abs() as u16
}

/// A small number as it is added up.
fn counted(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Sounds laid one over the other.
#[derive(Default)]
struct Sheet(Vec<f32>);

impl Sheet {
    /// Lays `length` seconds of samples, each made of its own time, from `after` on.
    fn lay(&mut self, after: f32, length: f32, mut sample: impl FnMut(f32) -> f32) {
        let (first, count) = (usize::from(samples(after)), samples(length));
        self.0.resize(self.0.len().max(first + usize::from(count)), 0.0);
        for (place, number) in self.0[first..].iter_mut().zip(0..count) {
            *place += sample(f32::from(number) / RATE);
        }
    }

    /// A thing that rings at these frequencies, as loud, for so long (until a third is left).
    fn modes(&mut self, after: f32, modes: &[(f32, f32, f32)]) {
        for (frequency, loud, lasting) in modes {
            let length = (lasting * 3.6).min(0.9);
            self.lay(after, length, |time| {
                let fading = (-time / lasting).exp() * (1.0 - time / length);
                begun(time) * loud * fading * (time * frequency * std::f32::consts::TAU).sin()
            });
        }
    }

    /// Noise about a frequency, that swells and fades: paper and cloth.
    fn swish(&mut self, after: f32, length: f32, about: f32, loud: f32) {
        let mut noise = Noise(0x9E37_79B9 ^ (about as i32).unsigned_abs());
        let (mut low, mut band) = (0.0, 0.0);
        let pull = (std::f32::consts::PI * about / RATE).sin() * 2.0;
        self.lay(after, length, |time| {
            // A filter of two states, that lets the band pass.
            low += pull * band;
            band += pull * (noise.next() - low - 0.7 * band);
            let way = time / length;
            loud * band * (way * std::f32::consts::PI).sin() * (1.0 - 0.5 * way)
        });
    }

    /// Something laid on cloth.
    fn tap(&mut self, after: f32, frequency: f32, loud: f32) {
        self.modes(after, &[(frequency, loud, 0.022), (frequency * 2.3, loud * 0.4, 0.010)]);
    }

    /// A knock on a board.
    fn wood(&mut self, after: f32, loud: f32) {
        self.modes(after, &[(310.0, loud, 0.030), (742.0, loud * 0.6, 0.018), (1490.0, loud * 0.3, 0.009)]);
    }

    /// An edge of a die on the table; a higher one is a lighter blow.
    fn bone(&mut self, after: f32, loud: f32, high: f32) {
        self.modes(
            after,
            &[
                (980.0 * high, loud * 0.7, 0.016),
                (2130.0 * high, loud, 0.010),
                (3790.0 * high, loud * 0.6, 0.006),
                (210.0, loud * 0.8, 0.024),
            ],
        );
    }

    /// Dice that roll out within `length` seconds: blows come closer and softer.
    fn tumble(&mut self, dice: u8, length: f32) {
        let mut noise = Noise(0x1234_5678 + u32::from(dice));
        for die in 0..dice {
            let mut time = 0.03 * f32::from(die);
            let mut step = 0.13 + 0.02 * noise.next();
            let mut loud = 1.0;
            while time < length {
                self.bone(
                    time,
                    loud * (0.8 + 0.2 * noise.next()),
                    1.0 + 0.12 * noise.next() + 0.06 * f32::from(die),
                );
                time += step * (1.0 + 0.25 * noise.next());
                step = (step * 0.80).max(0.035);
                loud *= 0.80;
            }
        }
    }

    /// Metal on metal.
    fn coin(&mut self, after: f32, loud: f32, high: f32) {
        self.modes(
            after,
            &[
                (2340.0 * high, loud, 0.060),
                (3910.0 * high, loud * 0.7, 0.045),
                (5630.0 * high, loud * 0.5, 0.030),
                (7180.0 * high, loud * 0.2, 0.018),
            ],
        );
    }

    /// A bell's partials: hum, prime, tierce, quint, nominal and above.
    fn bell(&mut self, after: f32, prime: f32, loud: f32, lasting: f32) {
        let partials = [
            (0.5, 0.5, 1.0),
            (1.0, 1.0, 0.7),
            (1.19, 0.7, 0.5),
            (1.5, 0.4, 0.4),
            (2.0, 0.8, 0.35),
            (2.66, 0.4, 0.2),
            (4.1, 0.25, 0.1),
        ];
        let modes = partials.map(|(ratio, part, fades): (f32, f32, f32)| {
            (prime * ratio, loud * part, 0.32 * lasting * fades)
        });
        self.modes(after, &modes);
    }

    /// A plucked string: noise that goes round, and loses its edges on the way.
    fn pluck(&mut self, after: f32, frequency: f32, loud: f32, length: f32) {
        let mut noise = Noise(0x0BAD_5EED ^ (frequency as i32).unsigned_abs());
        let mut string: Vec<f32> = (0..samples(1.0 / frequency)).map(|_| noise.next()).collect();
        let mut at = 0;
        self.lay(after, length, |time| {
            let next = (at + 1) % string.len();
            let sample = string[at];
            string[at] = 0.4985 * (string[at] + string[next]);
            at = next;
            begun(time) * loud * sample * (1.0 - time / length)
        });
    }

    /// Strings one after the other.
    fn chord(&mut self, frequencies: &[f32], apart: f32, length: f32) {
        for (number, frequency) in frequencies.iter().enumerate() {
            self.pluck(apart * counted(number), *frequency, 0.6, length);
        }
    }

    /// Without what nobody hears any more; faded out at the end, so that nothing clicks.
    fn ended(mut self) -> Self {
        let peak = self.0.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let heard = self.0.iter().rposition(|sample| sample.abs() > 0.008 * peak).map_or(0, |last| last + 1);
        self.0.truncate(heard);
        let last = 110.min(self.0.len());
        for (place, left) in self.0.iter_mut().rev().zip(0..last) {
            *place *= counted(left) / counted(last);
        }
        self
    }
}

/// The same noise every time, from -1 to 1.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        let [low, high, ..] = self.0.to_le_bytes();
        f32::from(i16::from_le_bytes([low, high])) / 32_768.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(kind: SoundKind) -> Vec<i16> {
        sound_samples(kind).chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    #[test]
    fn sounds_are_short_and_all_of_them_are_small() {
        let mut all = 0;
        for kind in SoundKind::ALL {
            let bytes = sound_samples(kind).len();
            assert!((2_000..=60_000).contains(&bytes), "{kind:?}: {bytes} bytes");
            all += bytes;
        }
        assert!(all <= 300_000, "{all} bytes");
    }

    #[test]
    fn sounds_begin_and_end_in_silence() {
        for kind in SoundKind::ALL {
            let numbers = numbers(kind);
            assert!(numbers[0].unsigned_abs() < 8_000, "{kind:?} begins with {}", numbers[0]);
            assert!(numbers.last().is_some_and(|last| last.unsigned_abs() < 200), "{kind:?}");
        }
    }

    #[test]
    fn sounds_are_heard_and_never_clipped() {
        for kind in SoundKind::ALL {
            let peak = numbers(kind).into_iter().map(i16::unsigned_abs).max().unwrap_or_default();
            assert!((7_000..=20_000).contains(&peak), "{kind:?}: {peak}");
        }
    }

    #[test]
    fn sounds_differ() {
        for (number, kind) in SoundKind::ALL.into_iter().enumerate() {
            for other in &SoundKind::ALL[number + 1..] {
                assert_ne!(sound_samples(kind), sound_samples(*other), "{kind:?} and {other:?}");
            }
        }
    }
}
