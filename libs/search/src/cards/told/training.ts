/** What `npm run train:stories` needs of the cards that are found by stories. */
export { sharesOf } from '../../shares-of.ts';
export { toldFeatures } from './features.ts';
export { biasSteps, raritySteps, unpack, weightSteps, type LearnedCards } from './learned-cards.ts';
