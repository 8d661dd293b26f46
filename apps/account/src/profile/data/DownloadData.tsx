import { fetchPassages, fetchPersonalData, quotations, type PersonalData, type QuotedIn } from '@berea/api';
import { failureToast, useHost, useSettings } from '@berea/shell-api';
import { Button, makeStyles, saveFile, useSingleFlight } from '@berea/ui';
import type { QuotedPassageOf } from '@berea/validation';
import { useState } from 'react';
import { asJson, asMarkdown, passagesOf } from './formats.ts';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' } });

interface Format {
  readonly label: string;
  readonly file: string;
  readonly type: string;
  write(data: PersonalData, email: string, passageOf: QuotedPassageOf): string;
  /** The passages that it quotes. */
  quotes(data: PersonalData): readonly QuotedIn[];
}

const formats: readonly Format[] = [
  { label: 'Download as Markdown', file: 'berea.md', type: 'text/markdown', write: asMarkdown, quotes: passagesOf },
  { label: 'Download as JSON', file: 'berea.json', type: 'application/json', write: asJson, quotes: () => [] },
];

/** Downloads the user's highlights, notes, studies and reading as a file, so that users can take their data with them. */
export function DownloadData({ userId, email }: { userId: string; email: string }) {
  const styles = useStyles();
  const host = useHost();
  const { settings } = useSettings();
  const [chosen, setChosen] = useState<Format>();
  const [download, busy] = useSingleFlight(async (format: Format) => {
    setChosen(format);
    try {
      const data = await fetchPersonalData(host, userId);
      const passageOf = await fetchPassages(host, format.quotes(data), settings.bibleVersion);
      saveFile(format.file, format.type, format.write(data, email, quotations(passageOf)));
    } catch {
      host.toast(failureToast('Your data could not be fetched. Please try again.'));
    }
  });
  return (
    <div className={styles.actions}>
      {formats.map((format) => (
        <Button key={format.file} disabled={busy} onClick={() => void download(format)}>
          {busy && chosen === format ? 'Loading...' : format.label}
        </Button>
      ))}
    </div>
  );
}
