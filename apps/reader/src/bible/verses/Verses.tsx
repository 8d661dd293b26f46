import { useChapterOutline } from '@berea/api';
import { formatReference, type ChapterPlace, type Version } from '@berea/scripture';
import { latePart, useAuth, useHost, useSettings, whenIdle, whenUsed } from '@berea/shell-api';
import { useFocusReturn } from '@berea/ui';
import { ChapterText } from '@berea/ui/scripture';
import { use, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { AsideContext, type AsideOverlay } from '../aside/steps.ts';
import { useReadingStyles } from '../settings/reading-styles.ts';
import { useAskForLogin } from './login-required.ts';
import { MarksNotice } from './MarksNotice.tsx';
import { copyVerse, shareVerse } from './share.ts';
import { verseActions } from './verse-actions.ts';
import { useMarkVerses, useVerseMarks } from './verse-marks.ts';
import { useVersePress } from './verse-press.ts';
import { useChosenVerses } from './chosen-verses.ts';
import { passageReference, verseReference, verseReferences, type Verse } from './verse.ts';
import type { Overlay } from './VerseOverlays.tsx';

const ChosenBar = latePart('The bar of chosen verses', async () => (await import('./ChosenBar.tsx')).ChosenBar);
const VerseOverlays = latePart('What a verse offers', async () => (await import('./VerseOverlays.tsx')).VerseOverlays);

/** The open overlay and its verse. */
interface Opened {
  /** For which chapter, in which version. */
  readonly text: string;
  readonly number: number;
  readonly overlay: Overlay;
}

/** Whether a wide window shows it beside the text. */
const isForAside = (overlay: Overlay): overlay is AsideOverlay =>
  overlay === 'references' || overlay === 'note' || (typeof overlay === 'object' && 'wordAt' in overlay);

/** The text of a chapter and what is marked in it. */
export type TextMarks = ComponentProps<typeof ChapterText>;

interface VersesProps {
  place: ChapterPlace;
  version: Version;
  /** The chapter's HTML. */
  content: string;
  /** The target verse while it is emphasised. */
  targetVerse: number | undefined;
  /** The last of them, where the address names several. */
  lastTargetVerse?: number | undefined;
  /** Whether the chapter is shown from its top. */
  fromTheTop: boolean;
  /** Shows the text in another way than alone. */
  children?: ((marks: TextMarks) => ReactNode) | undefined;
}

/** The verses of a chapter with the user's highlights and notes, and the actions on each verse. */
export function Verses({ place, version, content, targetVerse, lastTargetVerse, fromTheTop, children }: VersesProps) {
  const styles = useReadingStyles();
  const { toast } = useHost();
  const { user } = useAuth();
  const { settings } = useSettings();
  const reference = formatReference(place);
  // What names the text: its HTML may come again, and differ.
  const text = `${reference} ${version.id}`;
  const askForLogin = useAskForLogin(reference);
  const marks = useVerseMarks(place);
  const outline = useChapterOutline(settings.reading.includes('headings') ? place : undefined);
  const mark = useMarkVerses();
  const chapter = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ text, verse: 1 });
  const [opened, setOpened] = useState<Opened>();
  // An overlay that was opened for another chapter is not shown on this one.
  const shown = opened?.text === text ? opened : undefined;
  const remember = useFocusReturn(shown !== undefined);
  const openAside = use(AsideContext);
  const { chosen, choose, setUsed, clear, takeInterrupted } = useChosenVerses(reference, user !== null);
  // The text that a finger may select now.
  const [selectable, setSelectable] = useState<string>();
  const selecting = selectable === text;

  // Preloads the chunk and what it is made of, 45 KB, so that the menu opens immediately and also offline. Who is signed in
  // has it by itself: highlights and notes are made without a network, too.
  const isKnown = user !== null;
  useEffect(() => (isKnown ? whenIdle : whenUsed)(VerseOverlays.preload), [isKnown]);
  useEffect(() => whenIdle(ChosenBar.preload), []);

  /** The verse, or all that are chosen when it is one of them. */
  const verseAt = (at: number): Verse => {
    const numbers = chosen.has(at) ? [...chosen].toSorted((one, other) => one - other) : [at];
    const number = numbers[0]!;
    const highlighted = numbers.filter((each) => marks.highlights.has(each));
    return { place, number, numbers, highlighted, note: marks.notes.get(number)?.note_text };
  };
  const show = (number: number, overlay: Overlay) => {
    if (isForAside(overlay) && openAside({ about: overlay, place, numbers: verseAt(number).numbers })) return;
    // A dialog that a menu opened returns the focus to where the menu would have.
    if (!shown) remember();
    setOpened({ text, number, overlay });
  };
  const showFor = (overlay: Overlay) => (verse: Verse) => show(verse.number, overlay);
  /** Closes an overlay, unless another one has already replaced it, as when a menu item opens a dialog. */
  const close = (left: Overlay) => setOpened((now) => (now?.overlay === left ? undefined : now));

  /** Does something with verses, after which the next verse begins a new choice. */
  const thenUsed = (run: (verse: Verse) => void) => (verse: Verse) => {
    run(verse);
    setUsed(verse.number);
  };
  const actions = verseActions(
    {
      explain: showFor('context'),
      chooseColour: showFor('colours'),
      removeHighlight: thenUsed((verse) => mark.removeHighlights(verseReferences(verse, verse.highlighted))),
      writeNote: showFor('editor'),
      copy: thenUsed((verse) => void copyVerse(verse, content, version, toast)),
      copyLines: thenUsed((verse) => void copyVerse(verse, content, version, toast, true)),
      share: thenUsed((verse) => void shareVerse(verse, version, toast)),
      crossReferences: showFor('references'),
      originalWords: showFor({ wordAt: undefined }),
      selectText: () => {
        clear();
        setSelectable(text);
      },
      askForLogin,
    },
    user !== null,
  );

  // What a visitor began is continued after the sign-in, once it is known what was saved on these verses before.
  useEffect(() => {
    if (!marks.loaded || chosen.size === 0) return;
    const label = takeInterrupted();
    const verse = verseAt([...chosen][0]!);
    actions.find((action) => action.label === label && action.applies(verse))?.run(verse);
  });

  useVersePress(chapter, {
    onMenu: (number, menuAt) => show(number, { menuAt }),
    onNote: (number) => {
      // A note is its own verse's, whatever is chosen.
      clear();
      show(number, 'note');
    },
    onFootnote: (number, mark) => show(number, { footnote: mark }),
    onChoose: (number, extend, at) => {
      if (at && !extend && settings.reading.includes('words')) show(number, { wordAt: at });
      else choose(number, extend);
    },
    onKey: (number, key) => {
      if (key === 'Escape' && chosen.size > 0) {
        clear();
        return true;
      }
      const verse = verseAt(number);
      const action = actions.find((candidate) => candidate.key === key && candidate.applies(verse));
      action?.run(verse);
      return action !== undefined;
    },
    onFocus: (verse) => setActive({ text, verse }),
  });

  const verse = shown && verseAt(shown.number);
  const shownText: TextMarks = {
    content,
    lang: version.language,
    fromTheTop,
    ...(targetVerse !== undefined && { targetVerse }),
    ...(lastTargetVerse !== undefined && { lastTargetVerse }),
    ...(outline.data && !children && settings.reading.includes('headings') && { headings: outline.data }),
    highlights: marks.highlights,
    noted: marks.notes,
    chosen,
    activeVerse: active.text === text ? active.verse : (targetVerse ?? 1),
  };
  return (
    <>
      {marks.failed && <MarksNotice retrying={marks.retrying} onRetry={marks.retry} />}
      <div ref={chapter} className={styles.chapter} data-chapter={reference} data-selectable={selecting || undefined}>
        {children ? children(shownText) : <ChapterText {...shownText} />}
      </div>
      {selecting ? (
        <ChosenBar
          text="Select a part of the text."
          leave="Done"
          onLeave={() => setSelectable(undefined)}
          onMissing={() => setSelectable(undefined)}
        />
      ) : (
        chosen.size > 0 && (
          <ChosenBar
            text={passageReference(verseAt([...chosen][0]!))}
            onMenu={(menuAt) => show([...chosen][0]!, { menuAt })}
            leave="Choose nothing"
            onLeave={clear}
          />
        )
      )}
      {shown && verse && (
        <VerseOverlays
          onMissing={() => close(shown.overlay)}
          overlay={shown.overlay}
          verse={verse}
          version={version}
          actions={actions}
          onLeave={(next) => (next ? show(shown.number, next) : close(shown.overlay))}
          onHighlight={(name) => {
            mark.highlight(verseReferences(verse, verse.numbers), name);
            setUsed(verse.number);
            close(shown.overlay);
          }}
          onSaveNote={async (note, replaced) => {
            const saved = await mark.saveNote(verseReference(verse), note, replaced);
            if (saved) setUsed(verse.number);
            return saved;
          }}
          onDiscardNote={() => mark.discardNote(verseReference(verse))}
          onDeleteNote={() => {
            mark.deleteNote(verseReference(verse));
            close(shown.overlay);
          }}
        />
      )}
    </>
  );
}
