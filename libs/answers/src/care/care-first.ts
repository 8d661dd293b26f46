import { firstWords, type Recognition } from '@berea/care';
import type { Meaning, meaningOf } from '@berea/search';
import type { Care, CareResource } from '@berea/validation';
import { type CareCard, careCards } from '@berea/content/care';
import type { Signature } from '../author.ts';
import { inTime } from './in-time.ts';
import { recogniseTwice } from './second-opinion.ts';

interface Signed {
  readonly signature: Signature;
}

/** What the care router needs to know about one kind of answer. */
export interface CareFirstRequest<Draft extends Signed, Body> {
  /** The text as typed. */
  readonly text: string;
  readonly resources: () => readonly CareResource[];
  /** Converts a hand-written care card to this kind of answer. */
  ofCard(card: CareCard): Draft;
  /**
   * The ordinary answer; undefined when nothing was found.
   * @param text what is answered: of a text that was taken for its danger alone, whatever its length, the beginning
   * @param meaning what the text means, where it was read for a second opinion
   */
  ordinary(text: string, meaning?: Meaning): Promise<Draft | undefined>;
  /** Checks a draft and adds the text of its verses. */
  checked(draft: Draft): Promise<Body>;
}

/** An answer, with the help shown above it if there is any. */
export interface CareFirst<Body> {
  readonly body: Body;
  readonly care?: Care;
}

/** As much as a question may have. In characters. */
const mostAnswered = 500;

/**
 * Screens a text for danger before anything is searched, composed or sent to a model. Every answering function must go
 * through here, so that a person in danger sees help first. Danger is answered with a hand-written card, and nothing
 * else runs. Possible danger adds help above the ordinary answer. Where the words alone are not sure, what the text means
 * is asked for a second opinion. The text is neither logged nor stored.
 * @param readMeaning reads the meaning of a text; nothing changes where it cannot, or takes too long
 * @returns undefined when there is neither an answer nor danger
 */
export function careFirst<Draft extends Signed, Body>(
  request: CareFirstRequest<Draft, Body> & { ordinary(text: string, meaning?: Meaning): Promise<Draft> },
  readMeaning?: typeof meaningOf,
): Promise<CareFirst<Body>>;
export function careFirst<Draft extends Signed, Body>(
  request: CareFirstRequest<Draft, Body>,
  readMeaning?: typeof meaningOf,
): Promise<CareFirst<Body> | undefined>;
export async function careFirst<Draft extends Signed, Body>(
  request: CareFirstRequest<Draft, Body>,
  readMeaning?: typeof meaningOf,
): Promise<CareFirst<Body> | undefined> {
  const { recognised, meaning } = await recogniseTwice(request.text, readMeaning);
  if (recognised?.level === 'danger') return await answerWithCard(request, recognised);
  const draft = await request.ordinary(request.text.slice(0, mostAnswered), meaning);
  const concern = recognised ?? draft?.signature.concern;
  if (!draft) return concern && (await answerWithCard(request, concern));
  const body = await request.checked(draft);
  return concern
    ? { body, care: { kind: concern.kind, ...firstWords[concern.kind], resources: request.resources() } }
    : { body };
}

async function answerWithCard<Draft extends Signed, Body>(
  { ofCard, checked, resources }: CareFirstRequest<Draft, Body>,
  { kind, situation }: Recognition,
): Promise<CareFirst<Body>> {
  const card = careCards[situation];
  const care: Care = { kind, situation, title: card.title, message: card.message, resources: resources() };
  try {
    return { body: await inTime(checked(ofCard(card))), care };
  } catch (error) {
    // The text of the verses cannot be read, or not soon. The help is shown anyway: without passages it needs no database.
    console.error(`care: a card is shown without its verses (${error instanceof Error ? error.name : 'unknown'})`);
    return { body: await checked(ofCard(withoutPassages(card))), care };
  }
}

const withoutPassages = (card: CareCard): CareCard => ({
  ...card,
  sections: card.sections.map((section) => ({ ...section, passages: [] })),
});
