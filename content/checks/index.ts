export { RunIndex } from './runs.ts';
export { locatedCards } from './located-cards.ts';
export { factProblems, type VerseTexts } from './fact-problems.ts';
export { rememberedProblems, sayingProblems, wordingProblems } from './quotation-problems.ts';
export { folded } from './folded.ts';
export { unfoundQuotations } from './unfound-quotations.ts';
export { factExceptions, quotationExceptions } from './exceptions.ts';
