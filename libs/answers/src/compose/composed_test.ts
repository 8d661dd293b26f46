import { defaultVersionId } from '@berea/scripture';
import assert from 'node:assert/strict';
import { fewCards } from '../testing/cards.ts';
import { emptyLibrary, patientLibrary } from '../testing/library.ts';
import { libraryAuthor } from '../library-author.ts';

const author = libraryAuthor({ content: fewCards, library: patientLibrary });
const asked = (text: string) => ({ text, versionId: defaultVersionId });

Deno.test('a question without a card gets no essay, only passages that may help, each explained', async () => {
  const { summary, plainEnglishExplanation, references, outcome, signature } = await author.answer(
    asked('How can I find patience?'),
  );
  assert.equal(
    summary,
    'We have no answer of our own to this. These passages may help: James 5:7, Romans 12:12, and Galatians 5:22.',
  );
  assert.deepEqual([plainEnglishExplanation, outcome], ['', 'passages']);
  assert.equal(references.length, 10);
  for (const { why } of references) assert.ok(why && why.length > 20, why);
  assert.ok(new Set(references.map(({ why }) => why)).size > 5);
  assert.deepEqual([signature.writer, signature.confidence], ['library', 'low']);
});

Deno.test('who asks for verses is not told that there is no answer', async () => {
  const { summary } = await author.answer(asked('verses about patience'));
  assert.match(summary, /^These passages may help: /);
});

Deno.test('the wording is the same for the same question', async () => {
  const [one, again] = await Promise.all(
    ['How can I find patience?', 'How can I find patience?'].map((text) => author.answer(asked(text))),
  );
  assert.deepEqual(one, again);
});

Deno.test('a version without text here is answered from the fallback version', async () => {
  const { summary, references } = await author.answer({ text: 'How can I find patience?', versionId: 'eng-nasb' });
  assert.equal(references.length, 10);
  assert.ok(!summary.includes('“”'), summary);
});

Deno.test('a question that names a verse is answered on that verse, and a non-existent verse is reported', async () => {
  const { references, summary } = await author.answer(asked('What does james 1:4 mean?'));
  assert.deepEqual(references[0], { scripture: 'James 1:4', why: 'The passage that was asked about.' });
  assert.match(summary, /^James 1:4 is read here beside the passages that explain it\./);
  const invented = await author.answer(asked('What does Revelation 20:22 promise us?'));
  assert.match(invented.summary, /^Revelation 20 ends at verse 15: what was asked about does not exist\./);
  assert.deepEqual(invented.references, []);
});

Deno.test('who tells of his life gets no study of what shares a word with it', async () => {
  assert.equal(await author.study(asked('my mother has lost her patience with me')), undefined);
});

Deno.test('a study of any topic has sections with teaching, scripture, questions and a prayer', async () => {
  const study = await author.study(asked('patience'));
  assert.ok(study);
  assert.ok(study.introduction.length > 120);
  assert.ok(study.sections.length >= 3);
  for (const { heading, teachingText, scriptures } of study.sections) {
    assert.ok(heading.length > 3 && teachingText.length > 200 && scriptures.length > 0, heading);
    assert.match(teachingText, /Matthew Henry/);
  }
  assert.ok(
    study.reflectionQuestions.length >= 3 && study.reflectionQuestions.every((question) => /[?”]$/.test(question)),
  );
  assert.equal(new Set(study.reflectionQuestions).size, study.reflectionQuestions.length);
  assert.ok(study.concludingPrayer.length > 80 && study.concludingPrayer.endsWith('Amen.'));
  assert.deepEqual(study.suggestedLongReads?.length, 2);
});

Deno.test('a term of the topical Bible gets an entry with headings, original words and related topics', async () => {
  const entry = await author.entry('patience');
  assert.ok(entry);
  assert.deepEqual([entry.title, entry.category], ['Patience', 'Topics']);
  assert.match(entry.details, /“Commanded”/);
  assert.match(entry.details, /See also \[\[Meekness\]\]\./);
  assert.equal(entry.languageInsights?.greek?.word, 'ὑπομονή');
  assert.ok(entry.keyScriptures.includes('James 1:4'));
});

Deno.test('a misspelled name finds the card', async () => {
  assert.deepEqual(await author.entry('mosse'), await author.entry('Moses'));
});

Deno.test('an objection similar to a card gets the answer of the card, marked as the most similar', async () => {
  const { objection, nearestTo, signature } = await author.objection(asked('Evil and suffering everywhere'));
  assert.deepEqual(
    [objection, nearestTo, signature.confidence],
    ['The Problem of Evil', 'Evil and suffering everywhere', 'low'],
  );
});

Deno.test('nonsense gets an answer without references', async () => {
  const nowhere = libraryAuthor({ content: fewCards, library: emptyLibrary });
  for (const text of ['asdf qwer', '😀😀😀😀😀😀', '(((((']) {
    assert.equal(await nowhere.entry(text), undefined);
    assert.equal(await nowhere.study(asked(text)), undefined);
    const { references, outcome } = await nowhere.answer(asked(text));
    assert.deepEqual([references, outcome], [[], 'declined']);
    assert.deepEqual((await nowhere.objection(asked(text))).keyScriptures, []);
  }
});
