import {
  isChangedElsewhere,
  isSessionEnded,
  mayStillBeTaken,
  useChangeHighlight,
  useChangeNote,
  useHighlights,
  useNotes,
  type VerseChange,
  type VerseHighlight,
  type VerseNote,
} from '@berea/api';
import type { ChapterPlace } from '@berea/scripture';
import { failureToast, useHost } from '@berea/shell-api';
import { highlightColors, highlightName, type HighlightName } from '@berea/validation';
import { onlineManager } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { noteDraft } from '../notes/note-draft.ts';
import { useAskForLogin } from './login-required.ts';

/**
 * The highlights and notes of a chapter by verse number, including changes that are not saved yet (optimistic
 * updates).
 */
export function useVerseMarks(place: ChapterPlace) {
  const highlights = useHighlights(place);
  const notes = useNotes(place);
  const highlightNames = useMemo<ReadonlyMap<number, HighlightName>>(
    () => new Map([...highlights.rows].map(([verse, { color }]) => [verse, highlightName(color)])),
    [highlights.rows],
  );
  return {
    highlights: highlightNames,
    notes: notes.rows,
    /** Whether what was saved is known: false for a visitor. */
    loaded: highlights.isLoaded && notes.isLoaded,
    failed: highlights.isError || notes.isError,
    retrying: highlights.isFetching || notes.isFetching,
    retry: () => {
      if (highlights.isError) void highlights.refetch();
      if (notes.isError) void notes.refetch();
    },
  };
}

const tooLong = 'It was changed elsewhere, and both texts are too long for one note: shorten yours.';

/**
 * Changes highlights and notes and shows the outcome in a toast. While offline, changes are queued in this browser.
 * @param deletedNoteCanBeRestored whether the toast of a deleted note offers to undo it, instead of a confirmation before
 */
export function useMarkVerses({ deletedNoteCanBeRestored = false } = {}) {
  const { toast } = useHost();
  const askForLogin = useAskForLogin();
  const toastIfOffline = (isOnline: boolean, isMade: boolean) => {
    if (isOnline) return;
    const title = 'You seem to be offline';
    toast(
      isMade
        ? { title, description: 'This is kept in this browser and saved when you are back online.' }
        : failureToast(
            'This is not saved: the browser has no room to keep it. Please try again when you are back online.',
            { title },
          ),
    );
  };

  // Several highlights that were changed in one step: they have one toast, and are undone in one step.
  const step = useRef<{ readonly all: number; readonly left: Set<string>; readonly before: VerseHighlight[] }>(
    undefined,
  );
  const highlights = useChangeHighlight({
    onKept: ({ row, verse_id }, before) => {
      const several = step.current?.left.delete(verse_id) ? step.current : undefined;
      if (before) several?.before.push(before);
      if (several && several.left.size > 0) return;
      const all = several?.all ?? 1;
      if (row) return toast({ title: all === 1 ? 'Verse highlighted' : `${all} verses highlighted`, kind: 'success' });
      const removed = several?.before ?? (before ? [before] : []);
      const [first, last] = [removed[0], removed.at(-1)];
      toast({
        title: 'Highlight removed',
        description: first && first !== last ? `${first.verse_id} to ${last!.verse_id}` : verse_id,
        kind: 'success',
        ...(before && {
          action: {
            label: 'Undo',
            run: () => changeHighlights(removed.map((each) => ({ verse_id: each.verse_id, row: each }))),
          },
        }),
      });
    },
    onFailed: (change, error) => {
      step.current?.left.delete(change.verse_id);
      if (isSessionEnded(error)) return askForLogin();
      toast(
        failureToast(`Failed to ${change.row ? 'save' : 'remove'} highlight. Please try again.`, {
          action: { label: 'Try again', run: () => changeHighlights([change]) },
        }),
      );
    },
  });
  const notes = useChangeNote({
    onKept: ({ row, verse_id }, before, isJoined) => {
      const description = 'It was changed elsewhere, too: both texts are kept, one below the other.';
      if (row) return toast({ title: 'Note saved', ...(isJoined && { description }), kind: 'success' });
      toast({
        title: 'Note deleted',
        kind: 'success',
        ...(deletedNoteCanBeRestored && before
          ? { description: verse_id, action: { label: 'Undo', run: () => changeNote({ verse_id, row: before }) } }
          : { description: 'It has been permanently deleted.' }),
      });
    },
    onFailed: (change, error) => {
      if (isSessionEnded(error)) return askForLogin();
      const { row, verse_id } = change;
      // A note that is refused leaves the page: its text waits where notes are written.
      const isDropped = row !== undefined && !mayStillBeTaken(error);
      if (isDropped) noteDraft(verse_id).write({ text: row.note_text, replaced: '' });
      const where = isDropped ? ` What you wrote is kept under Add Note at ${verse_id}.` : '';
      toast(
        failureToast(`Failed to ${row ? 'save' : 'delete'} note. Please try again.${where}`, {
          action: { label: 'Try again', run: () => changeNote(change) },
        }),
      );
    },
  });
  const changeHighlights = (changes: readonly VerseChange<VerseHighlight>[]) => {
    step.current = { all: changes.length, left: new Set(changes.map(({ verse_id }) => verse_id)), before: [] };
    const isOnline = onlineManager.isOnline();
    const notMade = changes.filter((change) => !highlights.change(change, isOnline));
    for (const { verse_id } of notMade) step.current.left.delete(verse_id);
    toastIfOffline(isOnline, notMade.length === 0);
  };
  const changeNote = (change: VerseChange<VerseNote>, isOnline = onlineManager.isOnline()): boolean => {
    const isMade = notes.change(change, isOnline);
    toastIfOffline(isOnline, isMade);
    return isMade;
  };

  return {
    highlight: (verses: readonly string[], name: HighlightName) => {
      const { color } = highlightColors.find((known) => known.name === name)!;
      changeHighlights(verses.map((verse_id) => ({ verse_id, row: { verse_id, color } })));
    },
    removeHighlights: (verses: readonly string[]) =>
      changeHighlights(verses.map((verse_id) => ({ verse_id, row: undefined }))),
    /**
     * Resolves to whether the note was saved, or queued while offline. If so, the editor may close. Never rejects.
     * @param replaced the note that the writer saw; empty where there was none, or it was not known
     */
    saveNote: async (verse_id: string, note_text: string, replaced: string): Promise<boolean> => {
      const replaces = replaced === '' ? [] : [{ verse_id, note_text: replaced }];
      const change = { verse_id, row: { verse_id, note_text }, replaces };
      if (!onlineManager.isOnline()) return changeNote(change, false);
      try {
        await notes.changeNow(change);
        return true;
      } catch (error) {
        // The text stays in the editor, whose Save button is the retry; the toast needs no action.
        if (isSessionEnded(error)) askForLogin();
        else toast(failureToast(`Failed to save note. ${isChangedElsewhere(error) ? tooLong : 'Please try again.'}`));
        return false;
      }
    },
    /** Called when the text of an editor whose `saveNote` failed is discarded. */
    discardNote: notes.giveUp,
    deleteNote: (verse_id: string) => changeNote({ verse_id, row: undefined }),
  };
}
