/** What `npm run train:meanings` needs. */
export { sharesOf } from '../shares-of.ts';
export { along, likeness, meanSteps, sentenceSteps, type LearnedDanger } from './danger-meant.ts';
export { meaningsOf, type Meaning } from './encoder.ts';
export { axisSteps, biasSteps, cardSteps, unpackMeanings, type LearnedMeanings } from './learned-meanings.ts';
