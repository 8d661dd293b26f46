import { defaultVersionId, versions as allVersions, type PassageReference } from '@berea/scripture';
import type { Examination, ExaminedQuotation } from '@berea/validation';
import { rarityWeight } from '../phrases/alignment.ts';
import { phraseTerm } from '../phrases/phrase-terms.ts';
import { sayingIn } from '../phrasings/saying-in.ts';
import { stopWords } from '../template-words.ts';
import { positionsOf, regionsOf } from './candidates.ts';
import { judged, shownPieces, type Judgement, type Knowledge } from './judge.ts';
import { core, named } from './places.ts';
import { quotationsIn, type WrittenQuotation } from './quotations.ts';
import { referencesIn, shown, type WrittenReference } from './references.ts';
import { light } from './sense.ts';
import { claimedRegions, suspectedOf, whereToLook, type Claiming, type Searched } from './suspected.ts';
import type { Texts } from './texts.ts';
import { tokensOf } from './tokens.ts';
import { unmarkedSayings } from './unmarked-sayings.ts';

/** Sayings are short; in a longer text one may be quoted among other words. */
const longestSaying = 25;
const verySaying = 0.9;

/** Fewer words in quotation marks are of interest only where they are the passage's. */
const fewestDoubted = 3;

/** What has less of a quotation in order is not a translation of it, whatever its words may mean. */
const leastOfMeaning = 0.3;

/** Words that any sentence may have say little, however few verses have them. */
const commonTerms = new Set([...stopWords, ...light].map(phraseTerm));
const mostOfCommon = 0.5;

/**
 * Reads every reference and every quotation in a text, and judges them by the stored texts. Makes at most four calls of
 * `texts`, whatever the text holds: most quotations stand where they are said to, and only for the others is anything
 * searched.
 */
export async function examined(texts: Texts, text: string): Promise<Examination> {
  const references = referencesIn(text);
  const read = quotationsAndSayings(text, references);
  const quotations = read.map((written): Claiming => {
    const tokens = tokensOf(written.text);
    return { written, tokens, claims: claimedRegions(written) };
  });
  const verses = new Map(await texts.verses(positionsIn(quotations.map((each) => whereToLook(each)))));
  const atClaim = new Map(
    quotations.map((each) => [each, suspectedOf(whereToLook(each), { verses, weightOf: () => 1 })] as const),
  );
  const unsettled = quotations.filter((each) => !atClaim.get(each)!.claimed?.versions[0]!.exact);
  const places = await texts.places(unsettled.map(({ tokens }) => [...new Set(tokens.map(({ term }) => term))]));
  const weights = new Map<string, number>();
  const weightOf = (term: string): number => {
    let weight = weights.get(term);
    if (weight === undefined) {
      const most = commonTerms.has(term) ? mostOfCommon : Infinity;
      weights.set(term, (weight = Math.min(most, rarityWeight(places.get(term)?.verses ?? 0))));
    }
    return weight;
  };
  const searched = new Map(unsettled.map((each) => [each, whereToLook(each, places)] as const));
  for (const [position, stored] of await texts.verses(
    positionsIn([...searched.values()]).filter((position) => !verses.has(position)),
  ))
    verses.set(position, stored);
  const suspected = quotations.map((each) => {
    const further = searched.get(each);
    return { ...each, suspected: further ? suspectedOf(further, { verses, weightOf }) : atClaim.get(each)! };
  });
  const doubtful = suspected.flatMap(({ suspected: { claimed, found } }) => {
    if (claimed?.versions[0]!.exact || found?.versions[0]!.exact) return [];
    return [...(claimed ? core(claimed) : []), ...(found && found.share > leastOfMeaning ? core(found) : [])];
  });
  const knowledge: Knowledge = { verses, meanings: await texts.meanings([...new Set(doubtful)]), weightOf };
  const judgements = suspected.map((each) => ({ ...each, judgement: judgedOrSaying(each, knowledge) }));
  const isNone = ({ written, tokens, judgement }: (typeof judgements)[number]): boolean =>
    written.marked ? tokens.length < fewestDoubted && judgement.verdict !== 'exact' : judgement.verdict === 'other';
  const beside = new Map(
    judgements
      .filter((each) => isNone(each) && !each.written.marked)
      .flatMap(({ written: { claimed, text: own } }) => claimed.map((each) => [each, own] as const)),
  );
  return {
    references: references.map((each) => {
      const { written, place, reason } = each;
      const words = beside.get(each);
      return {
        written,
        ...(place && { reference: shown(place) }),
        exists: reason === undefined,
        ...(reason === undefined
          ? words !== undefined && { beside: { words: inShort(words), ...passageAt(place, verses) } }
          : { reason }),
      };
    }),
    quotations: judgements
      .filter((each) => !isNone(each))
      .map(({ written, judgement }) => reported(written, judgement)),
    versions: namesOf(new Set([...verses.values()].flatMap((stored) => [...stored.keys()]))),
  };
}

/** A saying with a reference beside it is a saying all the same. */
function quotationsAndSayings(text: string, references: readonly WrittenReference[]): WrittenQuotation[] {
  const quotations = quotationsIn(text, references);
  const sayings = unmarkedSayings(text, quotations);
  const isSaying = ({ start, end }: WrittenQuotation): boolean =>
    sayings.some((saying) => saying.start < end && start < saying.end);
  return [...quotations.filter((each) => each.marked || !isSaying(each)), ...sayings].toSorted(
    (one, other) => one.start - other.start,
  );
}

const positionsIn = (searched: readonly Searched[]): number[] => [
  ...new Set(searched.flatMap(({ claimed, likely }) => [...claimed, ...likely].flatMap(positionsOf))),
];

function judgedOrSaying(
  { written, tokens, suspected }: Claiming & { readonly suspected: ReturnType<typeof suspectedOf> },
  knowledge: Knowledge,
): Judgement & { readonly nearest?: string } {
  const exact = suspected.claimed?.versions[0]!.exact || suspected.found?.versions[0]!.exact;
  if (written.marked && tokens.length <= longestSaying) {
    const likeness = sayingIn(written.text);
    // 'Money is the root of all evil' is a part of a verse, and not what it says.
    if (likeness && (!exact || likeness.score >= verySaying)) {
      const saying = likeness.item;
      return {
        verdict: 'saying',
        place: undefined,
        remarks: [saying.sentence, saying.origin],
        nearest: saying.nearest[0]!,
      };
    }
  }
  return judged(suspected, knowledge);
}

function reported(
  written: WrittenQuotation,
  { verdict, place, remarks, nearest }: Judgement & { readonly nearest?: string },
): ExaminedQuotation {
  const claimed = written.claimed.map((each) => (each.place ? shown(each.place) : each.written)).join('; ');
  const own = {
    text: written.text,
    verdict,
    remarks: [...remarks],
    ...(claimed !== '' && { claimed }),
  };
  const [best] = place?.versions ?? [];
  if (verdict === 'other' || verdict === 'missing' || !best)
    return { ...own, versions: [], compared: [], ...(nearest !== undefined && { reference: nearest }) };
  const same = place!.versions.filter(({ exact }) => exact);
  return {
    ...own,
    reference: named(best.span),
    versions: namesOf(new Set((same.length > 0 ? same : [best]).map(({ version }) => version))),
    compared: best.exact ? [] : shownPieces(best.comparison),
  };
}

/** Enough to recognise words of one's own by. */
const mostShown = 120;

const inShort = (words: string): string =>
  words.length <= mostShown ? words : `${words.slice(0, words.lastIndexOf(' ', mostShown))} …`;

/** More verses are not shown beside a few words. */
const mostVerses = 3;

/** What the default version has at a place of a verse or a few. */
function passageAt(
  place: PassageReference | undefined,
  verses: ReadonlyMap<number, ReadonlyMap<string, string>>,
): { passage?: string } {
  const positions = place?.verse === undefined ? [] : regionsOf(place).flatMap(positionsOf);
  const texts = positions.map((position) => verses.get(position)?.get(defaultVersionId));
  return texts.length > 0 && texts.length <= mostVerses && texts.every((text) => text !== undefined)
    ? { passage: texts.join(' ') }
    : {};
}

/** The names of versions, in the order of the dropdown. */
const namesOf = (ids: ReadonlySet<string>): string[] =>
  allVersions.filter(({ id }) => ids.has(id)).map(({ name }) => name);
