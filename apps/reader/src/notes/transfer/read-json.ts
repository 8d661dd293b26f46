import { fileHighlight, fileNote, marksFile } from '@berea/validation';
import type * as z from 'zod/mini';
import { FileRefused, type Imported, type Unread } from './imported.ts';

/** Reads a file that this product wrote: of this screen, or of all data of a person. @throws FileRefused */
export function readJson(text: string): Imported {
  const file = marksFile.safeParse(parsed(text));
  if (!file.success)
    throw new FileRefused('This JSON file holds no notes and highlights as Berea writes them. Nothing was changed.');
  const unread: Unread[] = [];
  // One row for each verse: the last one counts.
  const read = <Row extends { verse_id: string }>(name: string, items: readonly unknown[], row: z.ZodMiniType<Row>) => {
    const rows = new Map<string, Row>();
    for (const [index, item] of items.entries()) {
      const { success, data, error } = row.safeParse(item);
      if (success) rows.set(data.verse_id, data);
      else unread.push({ where: `${name} ${index + 1}`, why: error.issues[0]!.message });
    }
    return [...rows.values()];
  };
  return {
    notes: read('Note', file.data.notes ?? [], fileNote),
    highlights: read('Highlight', file.data.highlights ?? [], fileHighlight),
    unread,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefused('This file is damaged, or it is not JSON. Nothing was changed.');
  }
}
