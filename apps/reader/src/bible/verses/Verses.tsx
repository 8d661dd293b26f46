import type { ChapterPlace, Version } from '@berea/scripture';
import { useAuth, useHost } from '@berea/shell-api';
import { ChapterText, useFocusReturn } from '@berea/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAskForLogin } from './login-required.ts';
import { MarksNotice } from './MarksNotice.tsx';
import { copyVerse, shareVerse } from './share.ts';
import { verseActions } from './verse-actions.ts';
import { useMarkVerses, useVerseMarks } from './verse-marks.ts';
import { useVersePress } from './verse-press.ts';
import { verseReference, type Verse } from './verse.ts';
import type { Overlay } from './VerseOverlays.tsx';

const loadOverlays = () => import('./VerseOverlays.tsx');
const VerseOverlays = lazy(() => loadOverlays().then((part) => ({ default: part.VerseOverlays })));

/** The open overlay and its verse. `content` identifies the chapter for which it was opened. */
interface Opened {
  readonly content: string;
  readonly number: number;
  readonly overlay: Overlay;
}

interface VersesProps {
  place: ChapterPlace;
  version: Version;
  /** The chapter's HTML. */
  content: string;
  /** The target verse while it is emphasised. */
  targetVerse: number | undefined;
  /** Whether the chapter is shown from its top. */
  fromTheTop: boolean;
}

/** The verses of a chapter with the user's highlights and notes, and the actions on each verse. */
export function Verses({ place, version, content, targetVerse, fromTheTop }: VersesProps) {
  const { toast } = useHost();
  const { user } = useAuth();
  const askForLogin = useAskForLogin();
  const marks = useVerseMarks(place);
  const mark = useMarkVerses();
  const chapter = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ content, verse: 1 });
  const [opened, setOpened] = useState<Opened>();
  // An overlay that was opened for another chapter is not shown on this one.
  const shown = opened?.content === content ? opened : undefined;
  const remember = useFocusReturn(shown !== undefined);

  // Preloads the chunk, so that the menu opens immediately and also offline.
  useEffect(() => void loadOverlays().catch(() => undefined), []);

  const verseAt = (number: number): Verse => ({
    place,
    number,
    highlight: marks.highlights.get(number),
    note: marks.notes.get(number)?.note_text,
  });
  const show = (number: number, overlay: Overlay) => {
    // A dialog that a menu opened returns the focus to where the menu would have.
    if (!shown) remember();
    setOpened({ content, number, overlay });
  };
  const showFor = (overlay: Overlay) => (verse: Verse) => show(verse.number, overlay);
  /** Closes an overlay, unless another one has already replaced it, as when a menu item opens a dialog. */
  const close = (left: Overlay) => setOpened((now) => (now?.overlay === left ? undefined : now));

  const actions = verseActions(
    {
      explain: showFor('context'),
      chooseColour: showFor('colours'),
      removeHighlight: (verse) => mark.removeHighlight(verseReference(verse)),
      writeNote: showFor('editor'),
      copy: (verse) => void copyVerse(verse, content, version, toast),
      share: (verse) => void shareVerse(verse, version, toast),
      crossReferences: showFor('references'),
      askForLogin,
    },
    user !== null,
  );

  useVersePress(chapter, {
    onMenu: (number, menuAt) => show(number, { menuAt }),
    onNote: (number) => show(number, 'note'),
    onKey: (number, key) => {
      const verse = verseAt(number);
      const action = actions.find((candidate) => candidate.key === key && candidate.applies(verse));
      action?.run(verse);
      return action !== undefined;
    },
    onFocus: (verse) => setActive({ content, verse }),
  });

  const verse = shown && verseAt(shown.number);
  return (
    <>
      {marks.failed && <MarksNotice retrying={marks.retrying} onRetry={marks.retry} />}
      <div ref={chapter}>
        <ChapterText
          content={content}
          lang={version.language}
          fromTheTop={fromTheTop}
          targetVerse={targetVerse}
          highlights={marks.highlights}
          noted={marks.notes}
          activeVerse={active.content === content ? active.verse : (targetVerse ?? 1)}
        />
      </div>
      {shown && verse && (
        <Suspense>
          <VerseOverlays
            overlay={shown.overlay}
            verse={verse}
            version={version}
            actions={actions}
            onLeave={(next) => (next ? show(shown.number, next) : close(shown.overlay))}
            onHighlight={(name) => {
              mark.highlight(verseReference(verse), name);
              close(shown.overlay);
            }}
            onSaveNote={(text) => mark.saveNote(verseReference(verse), text)}
            onDeleteNote={() => {
              mark.deleteNote(verseReference(verse));
              close(shown.overlay);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
