import { ours } from '@berea/content';

/** The alternatives of a cue with its groups written out. */
export const alternativesOf = (cue: string): string[] =>
  cue.split(', ').flatMap((alternative) => {
    const name = /^\{(\w+)\}$/.exec(alternative)?.[1];
    return name === undefined ? [alternative] : membersOf(name);
  });

/** The members of a group of cues, those of groups in it included. @throws Error when there is no such group */
export function membersOf(name: string): string[] {
  const groups = ours('cueGroups');
  if (!Object.hasOwn(groups, name)) throw new Error(`No group of cues is called ${name}`);
  return alternativesOf(groups[name]!);
}
