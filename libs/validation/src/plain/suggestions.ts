/** The eight objections suggested on the screen. */
export const commonQuestions = [
  'The Problem of Evil',
  'Is the Bible Reliable?',
  'Has Science Disproven God?',
  'Why Does God Allow Suffering?',
  "Aren't All Religions the Same?",
  'What About People Who Never Heard?',
  'Why Are There So Many Denominations?',
  "Isn't Christianity Intolerant?",
] as const;

/** The six topics suggested in the form. */
export const studyChips = [
  'Dealing with anxiety',
  'Finding purpose in life',
  'Overcoming grief',
  'Building stronger faith',
  "Understanding God's love",
  'Managing anger',
] as const;
