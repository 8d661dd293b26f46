export { runsOf } from './runs.ts';
export { locatedCards } from './located-cards.ts';
