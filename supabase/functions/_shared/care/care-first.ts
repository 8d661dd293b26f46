import { firstWords, recognise, type Recognition } from '@berea/care';
import type { Care, CareResource } from '@berea/validation';
import type { CareCard } from '../../../content/care/care-card.ts';
import { careCards } from '../../../content/care/index.ts';
import type { Signature } from '../author/author.ts';

interface Signed {
  readonly signature: Signature;
}

/** One kind of answer, as far as it matters to the care router. */
export interface Ask<Draft extends Signed, Body> {
  /** What was typed. */
  readonly text: string;
  readonly resources: () => readonly CareResource[];
  /** A hand-written card as this kind of answer. */
  ofCard(card: CareCard): Draft;
  /** The usual answer; undefined where nothing was found. */
  ordinary(): Promise<Draft | undefined>;
  /** Joins a draft with the text of its verses. */
  checked(draft: Draft): Promise<Body>;
}

export interface CareFirst<Body> {
  readonly body: Body;
  readonly care?: Care;
}

/**
 * Every answering function goes through here, so that a person in danger meets help before anything is searched, composed or asked of a
 * model. Danger is answered with a hand-written card, and nothing else runs. Where danger is only possible, help stands above the usual
 * answer. Nothing of what was typed is logged or kept.
 * @returns undefined where there is no answer and no danger
 */
export function careFirst<Draft extends Signed, Body>(
  ask: Ask<Draft, Body> & { ordinary(): Promise<Draft> },
): Promise<CareFirst<Body>>;
export function careFirst<Draft extends Signed, Body>(ask: Ask<Draft, Body>): Promise<CareFirst<Body> | undefined>;
export async function careFirst<Draft extends Signed, Body>(
  ask: Ask<Draft, Body>,
): Promise<CareFirst<Body> | undefined> {
  const recognised = recognise(ask.text);
  if (recognised?.level === 'danger') return await answerWithCard(ask, recognised);
  const draft = await ask.ordinary();
  const concern = recognised ?? draft?.signature.concern;
  if (!draft) return concern && (await answerWithCard(ask, concern));
  const body = await ask.checked(draft);
  return concern
    ? { body, care: { kind: concern.kind, ...firstWords[concern.kind], resources: ask.resources() } }
    : { body };
}

async function answerWithCard<Draft extends Signed, Body>(
  { ofCard, checked, resources }: Ask<Draft, Body>,
  { kind, situation }: Recognition,
): Promise<CareFirst<Body>> {
  const card = careCards[situation];
  const care: Care = { kind, situation, title: card.title, message: card.message, resources: resources() };
  try {
    return { body: await checked(ofCard(card)), care };
  } catch (error) {
    // The text of the verses cannot be read. Help does not wait for it: without passages nothing is read.
    console.error(`care: a card is shown without its verses (${error instanceof Error ? error.name : 'unknown'})`);
    return { body: await checked(ofCard(withoutPassages(card))), care };
  }
}

const withoutPassages = (card: CareCard): CareCard => ({
  ...card,
  sections: card.sections.map((section) => ({ ...section, passages: [] })),
});
