import type { Examination, ExaminedQuotation, QuotationVerdict } from '@berea/validation';

type BesideReference = NonNullable<Examination['references'][number]['beside']>;

/** What a verdict is called, and whether it asks for a second look. */
export const verdicts: Readonly<Record<QuotationVerdict, { readonly name: string; readonly doubtful: boolean }>> = {
  exact: { name: 'Exact', doubtful: false },
  wording: { name: 'Another wording', doubtful: false },
  elsewhere: { name: 'From another place', doubtful: true },
  altered: { name: 'Altered', doubtful: true },
  saying: { name: 'Not in the Bible: a saying', doubtful: true },
  missing: { name: 'Not found in scripture', doubtful: true },
  other: { name: 'Not scripture, and not called so', doubtful: false },
};

/** One sentence on what a quotation is. */
export function explained({ verdict, claimed, reference, versions }: ExaminedQuotation): string {
  const found = versions.join(', ');
  switch (verdict) {
    case 'exact':
      return `${reference}, word for word in: ${found}.`;
    case 'wording':
      return `Nearest ${reference}. Compared with the ${found}; another translation may have these words.`;
    case 'elsewhere':
      return `The text says ${claimed}; this is from ${reference} (${found}).`;
    case 'altered':
      return `Nearest ${reference} (${found}), which does not say this.`;
    case 'saying':
      return `Often taken for scripture. Nearest is ${reference}.`;
    case 'missing':
      return claimed
        ? `${claimed} does not say this, and no version here has it.`
        : 'No version here has these words, or words like them.';
    case 'other':
      return 'The text does not call it scripture.';
  }
}

/** What was found, in one sentence. */
export function summed({ references, quotations }: Examination): string {
  const all = [counted(references.length, 'reference'), counted(quotations.length, 'quotation')].join(' and ');
  const doubtful =
    references.filter(({ exists }) => !exists).length +
    quotations.filter(({ verdict }) => verdicts[verdict].doubtful).length;
  if (references.length + quotations.length === 0) return 'No reference and no quotation was found in this text.';
  const ownWords = references.filter(({ beside }) => beside !== undefined).length;
  if (quotations.length === 0 && ownWords === 0)
    return `${all} were read. No words were compared: for that they need quotation marks, or a reference beside them.`;
  const reworded = quotations.filter(({ verdict }) => verdict === 'wording').length;
  const findings = [
    doubtful > 0 && `${doubtful} ${doubtful === 1 ? 'needs' : 'need'} a second look.`,
    reworded > 0 &&
      `${counted(reworded, 'quotation')} ${reworded === 1 ? 'is in another wording: compare it' : 'are in another wording: compare them'} below.`,
    ownWords > 0 &&
      `The words beside ${counted(ownWords, 'reference')} are not a quotation of ${ownWords === 1 ? 'it' : 'them'}: compare below.`,
  ].filter((finding) => finding !== false);
  return [`${all} were read.`, ...(findings.length > 0 ? findings : ['Nothing needs a second look.'])].join(' ');
}

/** Says of words beside a reference that they are not its own, and what these are. */
export const notItsWords = ({ words, passage }: BesideReference): string =>
  [
    `Beside it stands “${words}”: not a quotation.`,
    ...(passage === undefined ? [] : [`The King James Version has there: “${passage}”`]),
  ].join(' ');

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
