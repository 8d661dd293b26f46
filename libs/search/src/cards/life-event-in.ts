import { derived, ours, type LifeEvent } from '@berea/content';
import { alternativesOf, membersOf } from './cue-alternatives.ts';
import { plain, tellsOfOneself } from './told/of-oneself.ts';

interface Row {
  readonly event: LifeEvent;
  readonly cues: readonly RegExp[];
  readonly unless: RegExp | undefined;
  /** More for more cues, and for those with fewer alternatives. */
  readonly specific: number;
}

const sourceOf = (alternative: string): string =>
  alternative
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${membersOf(name).join('|')})`)
    .replaceAll('*', '[a-z0-9]*')
    .replaceAll(' ... ', ' (?:(?!not )[^ ]+ ){0,5}?');

const patternOf = (cue: string): RegExp =>
  new RegExp(`(?:^| )(?:${alternativesOf(cue).map(sourceOf).join('|')})(?= |$)`, 'u');

const compiled = derived((): readonly Row[] =>
  ours('lifeEvents').map((event) => ({
    event,
    cues: event.cues.map(patternOf),
    unless: event.unless === undefined ? undefined : patternOf(event.unless),
    specific: event.cues.reduce((sum, cue) => sum + 1 + 1 / (1 + alternativesOf(cue).length), 0),
  })),
);

/**
 * The cards for what a text tells of the writer's own life, the most specific first: the ids of those that fit
 * equally well; empty for a text that tells nothing of it.
 */
export function lifeEventsIn(text: string): string[] {
  if (!tellsOfOneself(text)) return [];
  const words = plain(text);
  const fitting = compiled().filter(({ cues, unless }) => cues.every((cue) => cue.test(words)) && !unless?.test(words));
  const most = Math.max(...fitting.map(({ specific }) => specific));
  return [...new Set(fitting.filter(({ specific }) => specific === most).map(({ event }) => event.card))];
}
