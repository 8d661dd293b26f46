import {
  BookOpen24Regular,
  ChatHelp24Regular,
  CompassNorthwest24Regular,
  Library24Regular,
  Search24Regular,
  Shield24Regular,
  type Icon,
} from './icons.ts';

/** The icons that a remote may name for its cards and menu entries (docs/registry.md). */
const icons: ReadonlyMap<string, Icon> = new Map([
  ['book', BookOpen24Regular],
  ['library', Library24Regular],
  ['question', ChatHelp24Regular],
  ['shield', Shield24Regular],
  ['compass', CompassNorthwest24Regular],
  ['search', Search24Regular],
]);

/**
 * The icon with this name; a plain one where the remote is newer than the shell and names one that it does not know.
 */
export const contributedIcon = (name: string): Icon => icons.get(name) ?? BookOpen24Regular;
