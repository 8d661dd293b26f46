import { placeFromAddress, type Version } from '@berea/scripture';
import { useLocation } from '@berea/shell-api';
import { Button, ChevronLeft20Regular, Dismiss20Regular, makeStyles, mergeClasses, useBackAsEscape } from '@berea/ui';
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { followsHere } from '../../follows-here.ts';
import { useAsideStyles } from './aside-styles.ts';
import { useMarkOnPage } from './mark-on-page.ts';
import { useRoomBeside } from './room-beside.ts';
import { StepContent } from './StepContent.tsx';
import { type AsideStep, type useAside, verseOnPage } from './steps.ts';
import { useEscape } from './use-escape.ts';
import { passageReference, verseReference } from '../verses/verse.ts';

const useStyles = makeStyles({ back: { marginInlineStart: '-10px' } });

interface AsideProps {
  aside: ReturnType<typeof useAside>;
  version: Version;
  /** Whether the page shows several versions. */
  several: boolean;
}

/**
 * The panel beside the text: what concerns a verse, and what it leads to, step by step and back. A verse that is
 * followed in it opens in it; the text stays where it is.
 */
export function Aside({ aside, version, several }: AsideProps) {
  const styles = useStyles();
  const frame = useAsideStyles();
  const id = useId();
  const { opened, push, back, close } = aside;
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { steps, from } = opened!;
  const step = steps.at(-1)!;
  const before = steps.at(-2);
  useRoomBeside(panel, from, several);
  useEffect(() => title.current?.focus({ preventScroll: true }), [step]);

  useMarkOnPage(from);
  useFocusBack(from);
  useEscape(panel, close);
  useBackAsEscape(useIsLatest(step), back, steps.length);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !followsHere(event) || link.dataset['read'] !== undefined) return;
    const [, screen, book, chapter, verse] = link.pathname.split('/');
    const place = placeFromAddress({ book, chapter, verse });
    if (screen !== 'bible' || !place.book || place.chapter === undefined || place.verse === undefined) return;
    event.preventDefault();
    push({ about: 'verse', place: { book: place.book, chapter: place.chapter }, numbers: [place.verse] });
  };
  return (
    <aside ref={panel} className={frame.beside} aria-labelledby={id} data-aside="">
      {/* The specification calls the view of a note a dialog. This one is not modal. */}
      <div className={frame.panel} {...(step.about === 'note' && { role: 'dialog', 'aria-labelledby': id })}>
        <div className={frame.head}>
          {before && (
            <Button
              appearance="subtle"
              className={mergeClasses(frame.button, styles.back)}
              icon={<ChevronLeft20Regular />}
              aria-label={`Back to ${stepTitle(before)}`}
              title={`Back to ${stepTitle(before)}`}
              onClick={back}
            />
          )}
          <h2 ref={title} id={id} tabIndex={-1} className={frame.title}>
            {stepTitle(step)}
          </h2>
          <Button
            appearance="subtle"
            className={frame.button}
            icon={<Dismiss20Regular />}
            aria-label="Close"
            title="Close"
            onClick={close}
          />
        </div>
        {/* The links in it keep their own click; this only says where it leads. */}
        <div onClickCapture={follow} className={frame.content}>
          <StepContent key={step.id} step={step} version={version} aside={aside} />
        </div>
      </div>
    </aside>
  );
}

/**
 * Whether a step is the last thing that was opened. Where somebody went on to another chapter after it, Back leads to
 * the chapter before, and the panel stays.
 */
function useIsLatest(step: AsideStep): boolean {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState({ step, pathname });
  if (opened.step === step) return opened.pathname === pathname;
  setOpened({ step, pathname });
  return true;
}

/** Returns the focus to the verse, or to its chapter's heading, when the panel closes with the focus in it. */
function useFocusBack(from: AsideStep): void {
  const latest = useRef(from);
  useLayoutEffect(() => void (latest.current = from));
  useEffect(
    () => () => {
      const { place, numbers } = latest.current;
      if (document.activeElement !== document.body) return;
      const target = verseOnPage(place, numbers[0]!) ?? document.querySelector<HTMLElement>('[data-version] h2');
      target?.focus({ preventScroll: true });
    },
    [],
  );
}

/** The heading of a step, which names the panel. */
function stepTitle({ about, place, numbers }: AsideStep): string {
  if (about === 'references') return `Cross-references of ${passageReference({ place, numbers })}`;
  const reference = verseReference({ place, number: numbers[0]! });
  if (about === 'verse') return reference;
  if (about === 'note') return `Note on ${reference}`;
  return 'strong' in about ? `Verses with ${about.title}` : `Original words of ${reference}`;
}
