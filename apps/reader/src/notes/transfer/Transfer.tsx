import { fetchPassages, quotations } from '@berea/api';
import { failureToast, latePart, useHost, useSettings, whenIdle } from '@berea/shell-api';
import { Button, hideInPrint, makeStyles, quietText, saveFile, sectionTitle, tokens, useFocusReturn } from '@berea/ui';
import { useEffect, useId, useState } from 'react';
import { formats, type Marks } from './export.ts';

const ImportDialog = latePart('The import', async () => (await import('./ImportDialog.tsx')).ImportDialog);

const useStyles = makeStyles({
  section: {
    marginTop: '48px',
    paddingTop: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    ...hideInPrint,
  },
  title: { margin: '0 0 4px', ...sectionTitle },
  text: { margin: '0 0 14px', maxWidth: '60ch', ...quietText },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
});

/** Writes all notes and highlights to a file, whatever the filter shows, and reads them from one. */
export function Transfer({ own }: { own: Marks }) {
  const styles = useStyles();
  const title = useId();
  const host = useHost();
  const { toast } = host;
  const { settings } = useSettings();
  const [importing, setImporting] = useState(false);
  const rememberFocus = useFocusReturn(importing);
  useEffect(() => whenIdle(ImportDialog.preload), []);
  const isEmpty = own.notes.length === 0 && own.highlights.length === 0;
  // Where the verses cannot be had, such as offline, their references stand alone.
  const quoted = (verses: readonly string[]) =>
    fetchPassages(
      host,
      verses.map((text) => ({ text })),
      settings.bibleVersion,
    ).then(quotations, () => () => undefined);
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {isEmpty ? 'Import your notes' : 'Export and import'}
      </h2>
      <p className={styles.text}>
        {isEmpty || 'Everything above as a file, to keep or to use elsewhere. '}
        Notes and highlights of another application come in as a CSV file, those of Berea as JSON.
      </p>
      <div className={styles.actions}>
        {!isEmpty &&
          formats.map(({ label, file, type, write }) => (
            <Button
              key={file}
              aria-label={`Download as ${label}`}
              onClick={() =>
                void Promise.resolve(write(own, quoted)).then(
                  (text) => saveFile(file, type, text),
                  () => toast(failureToast('The file could not be written. Please try again.')),
                )
              }
            >
              {label}
            </Button>
          ))}
        <Button
          onClick={() => {
            rememberFocus();
            setImporting(true);
          }}
        >
          Import from a file
        </Button>
      </div>
      {importing && (
        <ImportDialog own={own} onClose={() => setImporting(false)} onMissing={() => setImporting(false)} />
      )}
    </section>
  );
}
