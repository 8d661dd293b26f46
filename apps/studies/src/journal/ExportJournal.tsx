import { fetchWholeJournal } from '@berea/api';
import { failureToast, useAuth, useHost } from '@berea/shell-api';
import { Button, hideInPrint, makeStyles, saveFile, useSingleFlight } from '@berea/ui';
import { studyAsMarkdown } from '@berea/validation';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px', ...hideInPrint },
});

interface Format {
  readonly label: string;
  readonly file: string;
  readonly type: string;
  write(rows: readonly unknown[]): string | Promise<string>;
}

const unreadable = (row: unknown): string =>
  `## A study that could not be read\n\n${'```json'}\n${JSON.stringify(row, null, 2)}\n${'```'}`;

const formats: readonly Format[] = [
  {
    label: 'Download as Markdown',
    file: 'berea-journal.md',
    type: 'text/markdown',
    write: async (rows) => {
      const { savedStudy } = await import('@berea/validation');
      const parts = rows.map((row) => {
        const study = savedStudy.safeParse(row);
        return study.success ? studyAsMarkdown(study.data, 2) : unreadable(row);
      });
      return `${['# My Studies', ...parts].join('\n\n')}\n`;
    },
  },
  {
    label: 'Download as JSON',
    file: 'berea-journal.json',
    type: 'application/json',
    write: (rows) => `${JSON.stringify(rows, null, 2)}\n`,
  },
];

/** Downloads the whole journal, regardless of the current search, including rows that this release cannot parse. */
export function ExportJournal() {
  const styles = useStyles();
  const host = useHost();
  const { user } = useAuth();
  const [download, busy] = useSingleFlight(async ({ file, type, write }: Format) => {
    try {
      saveFile(file, type, await write(await fetchWholeJournal(host, user!.id)));
    } catch {
      host.toast(failureToast('Your journal could not be fetched. Please try again.'));
    }
  });
  return (
    <div className={styles.actions}>
      {formats.map((format) => (
        <Button key={format.file} disabled={busy} onClick={() => void download(format)}>
          {format.label}
        </Button>
      ))}
    </div>
  );
}
