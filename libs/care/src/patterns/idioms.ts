import exaggeration from '../../data/patterns/idioms/exaggeration.json' with { type: 'json' };
import ofEveryDay from '../../data/patterns/idioms/of-every-day.json' with { type: 'json' };
import ofFaith from '../../data/patterns/idioms/of-faith.json' with { type: 'json' };
import ofOrdinaryTrouble from '../../data/patterns/idioms/of-ordinary-trouble.json' with { type: 'json' };
import play from '../../data/patterns/idioms/play.json' with { type: 'json' };
import type { Idiom } from './row.ts';

/**
 * Scripture and everyday speech that uses the words of danger. Each is blotted out before the tables are read, so
 * that no pattern can match through it, and whatever else the text says still counts.
 */
export const idioms: readonly Idiom[] = [
  ...ofFaith.idioms,
  ...ofEveryDay.idioms,
  ...ofOrdinaryTrouble.idioms,
  ...exaggeration.idioms,
  ...play.idioms,
];
