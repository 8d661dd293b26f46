import { bodyAndMind } from './body-and-mind.ts';
import { churchFaithAndOthers } from './church-faith-and-others.ts';
import { deathAndGrief } from './death-and-grief.ts';
import { familyAndConscience } from './family-and-conscience.ts';
import { gladDayEvents } from './glad-days.ts';
import type { LifeEvent } from './life-event.ts';
import { marriageAndLove } from './marriage-and-love.ts';
import { parentsAndChildren } from './parents-and-children.ts';
import { smallAndDailyEvents } from './small-and-daily.ts';
import { workAndMoney } from './work-and-money.ts';

export { cueGroups } from './cue-groups.ts';
export type { LifeEvent } from './life-event.ts';

/** What people tell of their life, with the question that helps. */
export const lifeEvents: readonly LifeEvent[] = [
  ...deathAndGrief,
  ...marriageAndLove,
  ...parentsAndChildren,
  ...workAndMoney,
  ...bodyAndMind,
  ...churchFaithAndOthers,
  ...familyAndConscience,
  ...smallAndDailyEvents,
  ...gladDayEvents,
];
