import { makeStyles, serifText, textSize, tokens } from '@berea/ui';
import { ContentDialog } from '@berea/ui/dialogs';
import type { BookOverview } from '@berea/validation';
import { Fragment } from 'react';

const useStyles = makeStyles({
  surface: { maxWidth: '640px' },
  text: { lineHeight: tokens.lineHeightBase400 },
  facts: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 20px', margin: '0 0 18px' },
  term: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    color: tokens.colorBrandForeground1,
  },
  fact: { margin: 0 },
  heading: { margin: '0 0 6px', ...textSize(200), fontWeight: 600, color: tokens.colorBrandForeground1 },
  themes: { margin: '0 0 18px', paddingInlineStart: '20px' },
  summary: { margin: 0, ...serifText(400, 1.6), whiteSpace: 'pre-line' },
});

/** The author, date, key themes and summary of a book, as far as they are known. */
export function BookOverviewDialog({
  overview: { title, author, dateWritten, keyThemes, summary },
  onClose,
}: {
  overview: BookOverview;
  onClose: () => void;
}) {
  const styles = useStyles();
  const facts = Object.entries({ Author: author, 'Date Written': dateWritten }).filter(([, fact]) => fact);
  return (
    <ContentDialog className={styles.surface} title={title} region={`Overview of ${title}`} onClose={onClose}>
      <div className={styles.text}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([term, fact]) => (
              <Fragment key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.fact}>{fact}</dd>
              </Fragment>
            ))}
          </dl>
        )}
        {keyThemes.length > 0 && (
          <>
            <h3 className={styles.heading}>Key Themes</h3>
            <ul className={styles.themes}>
              {keyThemes.map((theme) => (
                <li key={theme}>{theme}</li>
              ))}
            </ul>
          </>
        )}
        {summary && (
          <>
            <h3 className={styles.heading}>Summary</h3>
            <p className={styles.summary}>{summary}</p>
          </>
        )}
      </div>
    </ContentDialog>
  );
}
