/** What `npm run train:meanings` needs. */
export { meaningsOf, type Meaning } from './encoder.ts';
export { axisSteps, biasSteps, cardSteps, factKey, unpackMeanings, type LearnedMeanings } from './learned-meanings.ts';
