import {
  useChangeHighlight,
  useChangeNote,
  useHighlights,
  useNotes,
  type VerseChange,
  type VerseHighlight,
  type VerseNote,
} from '@berea/api';
import type { ChapterPlace } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { highlightColors, highlightName, type HighlightName } from '@berea/validation';
import { onlineManager } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The highlights and notes of a chapter, as they are shown: those on their way to the server among them. */
export function useVerseMarks(place: ChapterPlace) {
  const highlights = useHighlights(place);
  const notes = useNotes(place);
  const inks = useMemo<ReadonlyMap<number, HighlightName>>(
    () => new Map([...highlights.rows].map(([verse, { color }]) => [verse, highlightName(color)])),
    [highlights.rows],
  );
  return {
    inks,
    notes: notes.rows,
    failed: highlights.isError || notes.isError,
    retrying: highlights.isFetching || notes.isFetching,
    retry: () => {
      if (highlights.isError) void highlights.refetch();
      if (notes.isError) void notes.refetch();
    },
  };
}

const failure = (description: string) => ({ title: 'Error', description, kind: 'destructive' }) as const;

/** Changes highlights and notes, and says what came of it. Offline, a change waits in this browser. */
export function useMarkVerses() {
  const { toast } = useHost();
  const sayIfOffline = () => {
    if (!onlineManager.isOnline())
      toast({
        title: 'You seem to be offline',
        description: 'This is kept in this browser and saved when you are back online.',
      });
  };

  const highlights = useChangeHighlight({
    onKept: ({ row, verse_id }, before) => {
      if (row) return toast({ title: 'Verse highlighted', kind: 'success' });
      toast({
        title: 'Highlight removed',
        kind: 'success',
        ...(before && { action: { label: 'Undo', run: () => highlights.change({ verse_id, row: before }) } }),
      });
    },
    onFailed: (change) =>
      toast({
        ...failure(`Failed to ${change.row ? 'save' : 'remove'} highlight. Please try again.`),
        action: { label: 'Try again', run: () => changeHighlight(change) },
      }),
  });
  const notes = useChangeNote({
    onKept: ({ row }) =>
      toast(
        row
          ? { title: 'Note saved', kind: 'success' }
          : { title: 'Note deleted', description: 'It has been permanently deleted.', kind: 'success' },
      ),
    onFailed: (change) =>
      toast({
        ...failure(`Failed to ${change.row ? 'save' : 'delete'} note. Please try again.`),
        action: { label: 'Try again', run: () => changeNote(change) },
      }),
  });
  const changeHighlight = (change: VerseChange<VerseHighlight>) => {
    highlights.change(change);
    sayIfOffline();
  };
  const changeNote = (change: VerseChange<VerseNote>) => {
    notes.change(change);
    sayIfOffline();
  };

  return {
    highlight: (verse_id: string, name: HighlightName) =>
      changeHighlight({
        verse_id,
        row: { verse_id, color: highlightColors.find((known) => known.name === name)!.color },
      }),
    removeHighlight: (verse_id: string) => changeHighlight({ verse_id, row: undefined }),
    /** Resolves to whether the note is kept, or will be: then its editor may go. */
    saveNote: async (verse_id: string, note_text: string): Promise<boolean> => {
      const change = { verse_id, row: { verse_id, note_text } };
      if (!onlineManager.isOnline()) {
        changeNote(change);
        return true;
      }
      try {
        await notes.changeNow(change);
        return true;
      } catch {
        // The text stands in the editor, and its button is the retry.
        toast(failure('Failed to save note. Please try again.'));
        return false;
      }
    },
    deleteNote: (verse_id: string) => changeNote({ verse_id, row: undefined }),
  };
}
