import { defaultVersionId } from '@berea/scripture';
import { renderRemote, type Stage } from '@berea/shell-api/testing';
import { functions, type Answer } from './answers.ts';
import { remote } from './remote.ts';

export * from './answers.ts';

/** Renders the reference remote at a path, with responses for the named edge functions. */
export function open(
  at: Parameters<typeof renderRemote>[1]['at'],
  answers: Readonly<Record<string, Answer>> = {},
  bibleVersion: string = defaultVersionId,
): Stage {
  const routes = Object.fromEntries(Object.entries(answers).map(([name, answer]) => [functions + name, answer]));
  return renderRemote(remote, { at, routes, settings: { bibleVersion } });
}
