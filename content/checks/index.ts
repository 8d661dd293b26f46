export { checkedItems } from './card-problems.ts';
export { runLength, runsOf, wordsOf } from './runs.ts';
export { factProblems, type VerseTexts } from './fact-problems.ts';
export { rememberedProblems, sayingProblems, wordingProblems } from './quotation-problems.ts';
export { folded } from './folded.ts';
export { unfoundQuotations } from './unfound-quotations.ts';
export { factExceptions, quotationExceptions } from './settings.ts';
