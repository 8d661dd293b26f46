import { shownPlace, parsePassage, type PassageReference } from '@berea/scripture';
import { bibleAddress, latePart, whenIdle } from '@berea/shell-api';
import {
  bareButton,
  coarsePointer,
  makeStyles,
  mergeClasses,
  quietLink,
  tokens,
  touchLine,
  useFocusReturn,
} from '@berea/ui';
import { useEffect, useState } from 'react';

const ReferenceContext = latePart('The chapter', async () => (await import('./ReferenceContext.tsx')).ReferenceContext);

const useStyles = makeStyles({
  reference: {
    ...touchLine,
    minHeight: '28px',
    ...bareButton,
    textAlign: 'start',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    ...quietLink,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
  },
  // In prose, the button inherits the style of the text around it.
  inProse: {
    display: 'inline',
    minHeight: 0,
    fontWeight: 'inherit',
    color: 'inherit',
    fontVariantNumeric: 'inherit',
    [coarsePointer]: { minHeight: 0 },
    ':hover': { color: tokens.colorBrandForegroundLink },
  },
  unknown: { fontWeight: 600 },
});

/** The target of a reference: a dialog with its chapter on this page, or the Bible reader. */
export type Leads = 'to its chapter here' | 'into the reader';

/** A scripture reference as a button or link. Plain text if it names no passage in the canon. */
export function ScriptureReference({
  reference,
  leads,
  inProse = false,
}: {
  reference: string;
  leads: Leads;
  inProse?: boolean;
}) {
  const styles = useStyles();
  const place = parsePassage(reference);
  if (!place) return <span className={styles.unknown}>{reference}</span>;
  // In prose the words of the writer stay.
  const shown = inProse ? reference : shownPlace(place);
  if (leads === 'into the reader')
    return (
      <a className={styles.reference} href={bibleAddress(place)}>
        {shown}
      </a>
    );
  return <ChapterButton place={place} inProse={inProse} shown={shown} />;
}

function ChapterButton({ place, inProse, shown }: { place: PassageReference; inProse: boolean; shown: string }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const remember = useFocusReturn(open);
  useEffect(() => whenIdle(ReferenceContext.preload), []);
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.reference, inProse && styles.inProse)}
        aria-haspopup="dialog"
        title="Show it in its chapter"
        onClick={() => {
          remember();
          setOpen(true);
        }}
      >
        {shown}
      </button>
      {open && <ReferenceContext place={place} onClose={() => setOpen(false)} onMissing={() => setOpen(false)} />}
    </>
  );
}
