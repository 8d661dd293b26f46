import { defaultVersionId, versionById } from '@berea/scripture';
import type {
  ApologeticsAnswer,
  EncyclopediaEntryBody,
  GuidedStudyBody,
  Provenance,
  QuestionAnswer,
} from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AnswerDraft, EntryDraft, ObjectionDraft, Signature, StudyDraft } from './author.ts';
import { Check, quotedPlaces } from './check.ts';
import { readPassages } from './passages.ts';

type Database = () => SupabaseClient;

/** Converts a draft to an entry. References that do not exist are removed, also from the prose. */
export async function checkedEntry(
  database: Database,
  { signature, ...draft }: EntryDraft,
): Promise<EncyclopediaEntryBody> {
  const prose = [draft.summary, draft.details, draft.historicalContext ?? ''];
  const check = await checkOf(database, defaultVersionId, draft.keyScriptures, prose, signature);
  return {
    ...draft,
    summary: check.prose(draft.summary),
    details: check.prose(draft.details),
    historicalContext: check.prose(draft.historicalContext ?? ''),
    keyScriptures: check.references(draft.keyScriptures),
    provenance: provenanceOf(signature, check, defaultVersionId),
  };
}

/** Converts a draft to an answer and adds the text of its verses. */
export async function checkedAnswer(
  database: Database,
  versionId: string,
  { signature, ...draft }: AnswerDraft,
): Promise<QuestionAnswer> {
  const prose = [
    draft.summary,
    draft.plainEnglishExplanation,
    draft.whereChristiansDiffer ?? '',
    ...draft.references.map(({ why }) => why ?? ''),
  ];
  const check = await checkOf(
    database,
    versionId,
    draft.references.map(({ scripture }) => scripture),
    prose,
    signature,
  );
  return {
    ...draft,
    summary: check.prose(draft.summary),
    plainEnglishExplanation: check.prose(draft.plainEnglishExplanation),
    ...(draft.whereChristiansDiffer !== undefined && {
      whereChristiansDiffer: check.prose(draft.whereChristiansDiffer),
    }),
    references: draft.references.flatMap(({ scripture, why }) => {
      const found = check.verse(scripture);
      return found
        ? { scripture: found.reference, text: found.text, ...(why !== undefined && { why: check.prose(why) }) }
        : [];
    }),
    provenance: provenanceOf(signature, check, versionId),
  };
}

/** Converts a draft to an answer to an objection and adds the text of its verses. */
export async function checkedObjection(
  database: Database,
  versionId: string,
  { signature, ...draft }: ObjectionDraft,
): Promise<ApologeticsAnswer> {
  const prose = [draft.commonObjection ?? '', draft.coreResponse, draft.deeperExplanation];
  const check = await checkOf(database, versionId, draft.keyScriptures, prose, signature);
  return {
    ...draft,
    ...(draft.commonObjection !== undefined && { commonObjection: check.prose(draft.commonObjection) }),
    coreResponse: check.prose(draft.coreResponse),
    deeperExplanation: check.prose(draft.deeperExplanation),
    keyScriptures: quotedVerses(check, draft.keyScriptures),
    provenance: provenanceOf(signature, check, versionId),
  };
}

/** Converts a draft to a study and adds the text of its verses. */
export async function checkedStudy(
  database: Database,
  versionId: string,
  { signature, sections, ...draft }: StudyDraft,
): Promise<GuidedStudyBody> {
  const prose = [
    draft.introduction,
    draft.concludingPrayer,
    ...sections.map(({ teachingText }) => teachingText),
    ...draft.reflectionQuestions,
  ];
  const check = await checkOf(
    database,
    versionId,
    sections.flatMap(({ scriptures }) => scriptures),
    prose,
    signature,
  );
  return {
    ...draft,
    // The check can leave the title empty, if it consists of a reference that does not exist.
    title: check.prose(draft.title) || 'A study',
    introduction: check.prose(draft.introduction),
    studySections: sections.map(({ heading, teachingText, scriptures }) => ({
      heading: check.prose(heading),
      teachingText: check.prose(teachingText),
      supportingScriptures: quotedVerses(check, scriptures),
    })),
    reflectionQuestions: draft.reflectionQuestions
      .map((question) => check.prose(question))
      .filter((question) => question !== ''),
    concludingPrayer: check.prose(draft.concludingPrayer),
    suggestedLongReads: draft.suggestedLongReads?.map(({ title, booksToRead, explanation }) => ({
      title,
      booksToRead,
      explanation: check.prose(explanation),
    })),
    provenance: provenanceOf(signature, check, versionId),
  };
}

async function checkOf(
  database: Database,
  versionId: string,
  cited: readonly string[],
  prose: readonly string[],
  { writer, quotations }: Signature,
): Promise<Check> {
  // What a model quotes nobody has read, so its shortest quotation is compared.
  const leastWords = writer === 'model' ? 1 : undefined;
  const quoted = prose.flatMap((text) => quotedPlaces(text, leastWords));
  return new Check(await readPassages(database, versionId, [...cited, ...quoted]), quotations, leastWords);
}

const quotedVerses = (check: Check, references: readonly string[]) =>
  references.flatMap((each) => check.verse(each) ?? []).map(({ reference, text }) => ({ reference, text }));

/** The signature with the results of the check, and the versions that the verses were taken from. */
function provenanceOf({ writer, sources, confidence }: Signature, check: Check, versionId: string): Provenance {
  const nameOf = (id: string): string => versionById(id)?.name ?? id;
  const [own, others] = [
    check.shown.filter((passage) => passage.versionId === versionId),
    check.shown.filter((passage) => passage.versionId !== versionId),
  ];
  const texts = [
    ...(own.length > 0 ? [{ name: nameOf(versionId), gave: 'the text of the verses' }] : []),
    ...(others.length > 0
      ? [
          {
            name: nameOf(others[0]!.versionId),
            gave:
              own.length > 0
                ? `the text of ${listed(others.map(({ reference }) => reference))}, which ${nameOf(versionId)} has not`
                : `the text of the verses, because ${nameOf(versionId)} is not available here`,
          },
        ]
      : []),
  ];
  return { writer, sources: [...sources, ...texts], confidence, checked: check.counts };
}

const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format([...new Set(items)]);
