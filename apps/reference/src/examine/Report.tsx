import { failureToast, useHost } from '@berea/shell-api';
import {
  Button,
  Copy20Regular,
  copyText,
  hideInPrint,
  makeStyles,
  Print20Regular,
  smallText,
  textSize,
  tokens,
} from '@berea/ui';
import type { Examination } from '@berea/validation';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { ScriptureReference } from '../scripture/ScriptureReference.tsx';
import { Quotation } from './Quotation.tsx';
import { reportAsMarkdown } from './report-markdown.ts';
import { notItsWords, summed } from './verdicts.ts';

const useStyles = makeStyles({
  summary: { margin: '12px 0 0', ...textSize(400), color: tokens.colorNeutralForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '20px', ...hideInPrint },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  reference: {
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...textSize(300),
    overflowWrap: 'break-word',
  },
  doubtful: { margin: '0 0 4px', fontWeight: 600, color: tokens.colorStatusDangerForeground1 },
  beside: { margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
  versions: { margin: '28px 0 0', ...smallText },
});

/** One psalm is named as such, and is the same reference. */
const asReference = (written: string): string => written.replace(/^Psalm(?= )/, 'Psalms');

/** What was found in a text: to read, to print and to copy. */
export function Report({ examination, onAnother }: { examination: Examination; onAnother: () => void }) {
  const styles = useStyles();
  const { toast } = useHost();
  const { references, quotations, versions } = examination;
  const copy = async () => {
    if (await copyText(reportAsMarkdown(examination)))
      toast({ title: 'Copied', description: 'The report, as Markdown', kind: 'success' });
    else toast(failureToast('Your browser did not let the text be copied.'));
  };
  return (
    <article aria-label="Report">
      <p className={styles.summary}>{summed(examination)}</p>
      <div className={styles.actions}>
        <Button icon={<Print20Regular />} onClick={() => print()}>
          Print
        </Button>
        <Button icon={<Copy20Regular />} onClick={() => void copy()}>
          Copy as Markdown
        </Button>
        <Button appearance="primary" onClick={onAnother}>
          Back to the text
        </Button>
      </div>
      {quotations.length > 0 && (
        <AnswerSection title="Quotations">
          <ol className={styles.list} aria-label="Quotations">
            {quotations.map((quotation, index) => (
              <Quotation key={index} quotation={quotation} />
            ))}
          </ol>
        </AnswerSection>
      )}
      {references.length > 0 && (
        <AnswerSection title="References">
          <ol className={styles.list} aria-label="References">
            {references.map(({ written, reference, exists, reason, beside }, index) => (
              <li key={index} className={styles.reference}>
                {exists && reference ? (
                  <>
                    {beside !== undefined && <p className={styles.doubtful}>Not the words of this verse</p>}
                    <ScriptureReference reference={reference} leads="to its chapter here" />
                    {asReference(written) !== reference && ` (written “${written}”)`}
                    {beside !== undefined && <p className={styles.beside}>{notItsWords(beside)}</p>}
                  </>
                ) : (
                  <>
                    <span className={styles.doubtful}>{written} does not exist.</span> {reason}
                  </>
                )}
              </li>
            ))}
          </ol>
        </AnswerSection>
      )}
      {versions.length > 0 && (
        <p className={styles.versions}>
          Compared with: {versions.join(', ')}. A quotation from another translation is called another wording.
        </p>
      )}
    </article>
  );
}
