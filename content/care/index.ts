import type { CareSituation } from '@berea/care';
import { abuse } from './abuse.ts';
import type { CareCard } from './care-card.ts';
import { medical } from './medical.ts';
import { selfHarm } from './self-harm.ts';
import { violence } from './violence.ts';

export type { CareCard };

const written = [...selfHarm, ...abuse, ...violence, ...medical];

/** The card for each situation; a situation without one is a type error. */
export const careCards: Readonly<Record<CareSituation, CareCard>> = Object.fromEntries(
  written.map((card) => [card.situation, card]),
) as Record<(typeof written)[number]['situation'], CareCard>;
