import type { Version } from '@berea/scripture';
import type { HighlightName } from '@berea/validation';
import { CrossReferencesDialog } from '../cross-references/CrossReferences.tsx';
import { FootnoteView } from '../footnotes/FootnoteView.tsx';
import { HighlightDialog } from '../highlights/HighlightDialog.tsx';
import { DeleteNote } from '../notes/DeleteNote.tsx';
import { NoteEditor } from '../notes/NoteEditor.tsx';
import { NoteView } from '../notes/NoteView.tsx';
import type { AsideOverlay } from '../aside/steps.ts';
import { OriginalWords } from '../words/OriginalWords.tsx';
import type { VerseAction } from './verse-actions.ts';
import { VerseMenu } from './VerseMenu.tsx';
import { passageReference, type Verse, verseReference } from './verse.ts';
import { useChapterContext } from '@berea/api';
import { failureToast, useFailureToast } from '@berea/shell-api';
import { ChapterContextDialog } from '@berea/ui/dialogs';

/** The open overlay of a verse: a dialog, its menu at a position, the note at one of its marks, or the panel of its words. */
export type Overlay =
  | AsideOverlay
  | 'context'
  | 'colours'
  | 'editor'
  | 'deletion'
  | { readonly menuAt: DOMRect }
  | { readonly footnote: HTMLElement };

// One chunk, because both show the same.
export { Aside } from '../aside/Aside.tsx';

interface VerseOverlaysProps {
  overlay: Overlay;
  verse: Verse;
  version: Version;
  actions: readonly VerseAction[];
  /** Closes this overlay, or replaces it with another. */
  onLeave: (next?: Overlay) => void;
  onHighlight: (name: HighlightName) => void;
  onSaveNote: (text: string, replaced: string) => Promise<boolean>;
  onDiscardNote: () => void;
  onDeleteNote: () => void;
}

/** The menu and the dialogs of a verse, one at a time. A lazy chunk, preloaded after the first chapter has rendered. */
export function VerseOverlays({
  overlay,
  verse,
  version,
  actions,
  onLeave,
  onHighlight,
  onSaveNote,
  onDiscardNote,
  onDeleteNote,
}: VerseOverlaysProps) {
  const reference = verseReference(verse);
  const close = () => onLeave();
  if (typeof overlay === 'object' && 'wordAt' in overlay)
    return (
      <OriginalWords
        key={`${reference} ${overlay.wordAt?.x} ${overlay.wordAt?.y}`}
        verse={verse}
        version={version}
        at={overlay.wordAt}
        onClose={close}
      />
    );
  if (typeof overlay === 'object' && 'footnote' in overlay)
    return <FootnoteView key={overlay.footnote.dataset['footnote']} mark={overlay.footnote} onClose={close} />;
  if (typeof overlay === 'object')
    return <VerseMenu verse={verse} version={version} actions={actions} at={overlay.menuAt} onClose={close} />;
  switch (overlay) {
    case 'context':
      return <VerseContext verse={verse} version={version} onClose={close} />;
    case 'references':
      return <CrossReferencesDialog verse={verse} version={version} onClose={close} />;
    case 'colours':
      return <HighlightDialog reference={passageReference(verse)} onChoose={onHighlight} onClose={close} />;
    case 'editor':
      return (
        <NoteEditor
          reference={passageReference(verse)}
          text={verse.note}
          beginning={verse.numbers.length > 1 ? `${passageReference(verse)}: ` : undefined}
          onSave={onSaveNote}
          onDiscard={onDiscardNote}
          onClose={close}
        />
      );
    case 'note':
      return (
        <NoteView
          reference={reference}
          text={verse.note ?? ''}
          version={version}
          onEdit={() => onLeave('editor')}
          onDelete={() => onLeave('deletion')}
          onClose={close}
        />
      );
    case 'deletion':
      return <DeleteNote reference={reference} onConfirm={onDeleteNote} onClose={close} />;
  }
}

/** Loads and shows the context of a verse within its chapter. A failure shows a toast and a retry in the dialog. */
function VerseContext({ verse, version, onClose }: { verse: Verse; version: Version; onClose: () => void }) {
  const context = useChapterContext({ ...verse.place, verse: verse.number }, version.id);
  const failed = context.isError && !context.isFetching;
  useFailureToast(context, failureToast('Failed to load verse context. Please try again.'));
  return (
    <ChapterContextDialog
      reference={verseReference(verse)}
      context={context.data}
      lang={version.language}
      failure={failed ? 'Failed to load verse context.' : undefined}
      onRetry={() => void context.refetch()}
      onClose={onClose}
    />
  );
}
