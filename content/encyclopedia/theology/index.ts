import type { EncyclopediaCard } from '../../card.ts';
import { christ } from './christ.ts';
import { god } from './god.ts';
import { lastThings } from './last-things.ts';
import { newLife } from './new-life.ts';
import { salvation } from './salvation.ts';
import { sinAndLaw } from './sin-and-law.ts';
import { spiritAndChurch } from './spirit-and-church.ts';
import { unseenWorld } from './unseen-world.ts';
import { wellKnownEvents } from './well-known-events.ts';
import { wellKnownStories } from './well-known-stories.ts';
import { wellKnownTexts } from './well-known-texts.ts';
import { worshipAndLife } from './worship-and-life.ts';

/** Every shelf of this folder, in the order they are listed. */
export const theology: readonly EncyclopediaCard[] = [
  ...god,
  ...sinAndLaw,
  ...salvation,
  ...newLife,
  ...christ,
  ...lastThings,
  ...spiritAndChurch,
  ...worshipAndLife,
  ...unseenWorld,
  ...wellKnownTexts,
  ...wellKnownEvents,
  ...wellKnownStories,
];
