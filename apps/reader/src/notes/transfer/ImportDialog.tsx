import { isSessionEnded, useImportMarks } from '@berea/api';
import { useHost } from '@berea/shell-api';
import { Button, makeStyles, tokens, useSingleFlight } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@berea/ui/dialogs';
import { useMemo, useState } from 'react';
import { useAskForLogin } from '../../bible/verses/login-required.ts';
import { useVersionRead } from '../../versions/use-version-read.ts';
import { csvTable, guessMapping, type CsvTable, type Mapping } from './csv-table.ts';
import type { Marks } from './export.ts';
import { FileField } from './FileField.tsx';
import { compared, counted, FileRefused, textOf, type Imported } from './imported.ts';
import { MappingFields } from './MappingFields.tsx';
import { loadPlacesOf, type PlacesOf } from './places.ts';
import { Preview } from './Preview.tsx';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '640px' },
  content: { display: 'grid', gap: '16px', alignContent: 'start' },
  error: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

/** A file that was read: what it holds, or a table of which the person says what its columns hold. */
type OpenFile =
  | { readonly kind: 'json'; readonly imported: Imported }
  | { readonly kind: 'csv'; readonly table: CsvTable; readonly placesOf: PlacesOf };

/** Reads a file of notes and highlights, shows what it would add, and saves it. Nothing changes before that. */
export function ImportDialog({ own, onClose }: { own: Marks; onClose: () => void }) {
  const styles = useStyles();
  const { toast } = useHost();
  const { language } = useVersionRead();
  const askForLogin = useAskForLogin();
  const { mutateAsync } = useImportMarks();
  const [file, setFile] = useState<OpenFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [replace, setReplace] = useState(false);
  const [error, setError] = useState<string>();

  const [open, opening] = useSingleFlight(async (chosen: File) => {
    setFile(undefined);
    setError(undefined);
    try {
      const text = await textOf(chosen);
      if (/^\s*[[{]/.test(text)) return setFile({ kind: 'json', imported: readJson(text) });
      const placesOf = await loadPlacesOf(language);
      const table = csvTable(text, placesOf);
      setMapping(guessMapping(table, placesOf));
      setFile({ kind: 'csv', table, placesOf });
    } catch (failure) {
      setError(
        failure instanceof FileRefused
          ? failure.message
          : 'This file could not be read. Nothing was changed. Please try again.',
      );
    }
  });

  const imported = useMemo(
    () =>
      file?.kind === 'csv' && mapping
        ? readCsv(file.table, mapping, file.placesOf)
        : file?.kind === 'json'
          ? file.imported
          : undefined,
    [file, mapping],
  );
  const comparison = useMemo(() => imported && compared(imported, own), [imported, own]);
  const toSave = comparison && {
    notes: [...comparison.added.notes, ...(replace ? comparison.changed.notes : [])],
    highlights: [...comparison.added.highlights, ...(replace ? comparison.changed.highlights : [])],
    replace,
  };
  const count = toSave ? toSave.notes.length + toSave.highlights.length : 0;

  const [save, saving] = useSingleFlight(async () => {
    if (!toSave) return;
    setError(undefined);
    try {
      await mutateAsync(toSave);
      toast({
        title: 'Imported',
        description: `${counted(toSave)}.`,
        kind: 'success',
      });
      onClose();
    } catch (failure) {
      if (isSessionEnded(failure)) askForLogin();
      setError('Not everything could be saved. What was saved stays, and saving again adds the rest.');
    }
  });

  return (
    // A click outside must not discard the choices; Escape and Cancel are deliberate.
    <Dialog
      open
      onOpenChange={(_, { open: stays, type }) => !stays && type !== 'backdropClick' && !saving && onClose()}
    >
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Import notes and highlights</DialogTitle>
          <DialogContent className={styles.content}>
            <FileField busy={opening} onFile={(chosen) => void open(chosen)} />
            {file?.kind === 'csv' && mapping && (
              <MappingFields table={file.table} mapping={mapping} onMapping={setMapping} />
            )}
            {imported && comparison && (
              <Preview imported={imported} comparison={comparison} replace={replace} onReplace={setReplace} />
            )}
            {error && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
          </DialogContent>
          <DialogActions>
            <Button disabled={saving} onClick={onClose}>
              Cancel
            </Button>
            <Button appearance="primary" disabled={saving || count === 0} onClick={() => void save()}>
              {saving ? 'Saving...' : count === 0 ? 'Import' : `Import ${count.toLocaleString('en-US')}`}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
