import type { QuotationException } from './unfound-quotations.ts';

const rendering = 'Our word for word rendering of the Hebrew or Greek.';
const meaning = 'The meaning of a name, or of a word that English took over.';
const other = 'The words of another writing or an inscription.';
const term = 'A term or slogan, and not a quotation.';
const reading = 'The reading of other manuscripts, said to be one.';
const expected = 'What one might expect, and the text does not say.';

/** What stands in quotation marks beside a reference and in no stored version. */
export const quotationExceptions: readonly QuotationException[] = [
  { words: 'circuit of the nations', reason: rendering },
  { words: 'sea of reeds', reason: rendering },
  { words: 'The LORD will see to it', reason: meaning },
  { words: 'my father is king', reason: meaning },
  { words: 'so-and-so', reason: rendering },
  { words: 'at the instigation of Chrestus', reason: other },
  { words: 'Nathan-melech, servant of the king', reason: other },
  { words: 'Qainu son of Geshem, king of Qedar', reason: other },
  { words: 'Shelomith, maidservant of Elnathan the governor', reason: other },
  { words: 'restrainer', reason: term },
  { words: 'if you hate her, send her away', reason: reading },
  { words: 'for Azazel', reason: rendering },
  { words: 'for olam', reason: rendering },
  { words: 'justify God', reason: rendering },
  { words: 'faith alone', reason: term },
  { words: 'in whom all sinned', reason: reading },
  { words: 'consecrated woman', reason: rendering },
  { words: 'kingdom of the heavens', reason: rendering },
  { words: 'the first of the sabbaths', reason: rendering },
  { words: 'by her works', reason: reading },
  { words: 'they demand your soul from you', reason: rendering },
  { words: 'moonstruck', reason: meaning },
  { words: 'Baal the prince', reason: meaning },
  { words: 'age of accountability', reason: term },
  { words: 'The General Deliverance', reason: other },
  { words: 'the satan', reason: rendering },
  { words: 'take your chance of freedom', reason: rendering },
  { words: 'stay as you are', reason: rendering },
  { words: 'our Lord, come', reason: meaning },
  { words: 'things that fly', reason: expected },
  { words: 'paroxysm', reason: meaning },
  { words: 'hilarious', reason: meaning },
  { words: 'poem', reason: meaning },
  { words: 'to love God', reason: expected },
];
