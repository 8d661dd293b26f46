/** Examines a text: its references and its quotations of scripture. */

export { examined } from './examine.ts';
export { storedTexts } from './texts.ts';
