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

/** What a quotation is, and what is to be said of it, in sentences. */
export const explained = (quotation: ExaminedQuotation): string =>
  [
    judged(quotation),
    ...quotation.remarks,
    ...(quotation.verdict === 'saying' && quotation.reference ? [`The nearest verse is ${quotation.reference}.`] : []),
  ].join(' ');

/** One sentence on what a quotation is. */
function judged({ verdict, claimed, reference, versions }: ExaminedQuotation): string {
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
      return claimed ? `Often taken for scripture. ${claimed} does not say it.` : 'Often taken for scripture.';
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
    references.filter(needsALook).length + quotations.filter(({ verdict }) => verdicts[verdict].doubtful).length;
  if (references.length + quotations.length === 0) return 'No reference and no quotation was found in this text.';
  if (quotations.length === 0 && references.every(({ beside }) => beside === undefined))
    return `${all} were read. No words were compared: for that they need quotation marks, or a reference beside them.`;
  const reworded = quotations.filter(({ verdict }) => verdict === 'wording').length;
  const findings = [
    doubtful > 0 && `${doubtful} ${doubtful === 1 ? 'needs' : 'need'} a second look.`,
    reworded > 0 &&
      `${counted(reworded, 'quotation')} ${reworded === 1 ? 'is in another wording: compare it' : 'are in another wording: compare them'} below.`,
  ].filter((finding) => finding !== false);
  return [`${all} were read.`, ...(findings.length > 0 ? findings : ['Nothing needs a second look.'])].join(' ');
}

/** Whether a reference does not exist, or has words beside it that are not its own. */
const needsALook = ({ exists, beside }: Examination['references'][number]): boolean => !exists || beside !== undefined;

/** Says of words beside a reference that they are not its own, and what these are. */
export const notItsWords = ({ words, passage }: BesideReference): string =>
  [
    `Beside it stands “${words}”: not a quotation.`,
    ...(passage === undefined ? [] : [`The King James Version has there: “${passage}”`]),
  ].join(' ');

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
