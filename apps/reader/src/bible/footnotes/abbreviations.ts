/** What the translators' abbreviations stand for. */
const abbreviations: readonly (readonly [sign: RegExp, meaning: string])[] = [
  [/\bNU\b/, 'NU: the Greek text of Nestle-Aland and the United Bible Societies'],
  [/\bTR\b/, 'TR: the Greek text that the King James Version was made from (Textus Receptus)'],
  [/\bMT\b/, 'MT: the traditional Hebrew text (Masoretic Text)'],
  [/\bLXX\b/, 'LXX: the old Greek translation (Septuagint)'],
  [/\bDSS\b/, 'DSS: the Dead Sea Scrolls'],
  [/\bHeb\./, 'Heb.: in Hebrew'],
  [/\bChald\./, 'Chald.: in Aramaic'],
  [/\bGr\./, 'Gr.: in Greek'],
];

/** The meaning of each abbreviation in a note. */
export const abbreviationsIn = (note: string): readonly string[] =>
  abbreviations.filter(([sign]) => sign.test(note)).map(([, meaning]) => meaning);
