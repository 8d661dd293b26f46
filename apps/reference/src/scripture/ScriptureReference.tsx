import { parseReference, type Reference } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { makeStyles, tokens } from '@berea/ui';
import { useRestoreFocusTarget } from '@berea/ui/dialogs';
import { useState } from 'react';
import { ReferenceContext } from './ReferenceContext.tsx';

const useStyles = makeStyles({
  reference: {
    display: 'inline-flex', alignItems: 'center', minHeight: '28px', padding: 0, border: 'none', background: 'none', cursor: 'pointer', textAlign: 'start', fontFamily: 'inherit', fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 600,
    fontVariantNumeric: 'tabular-nums', color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline', textDecorationColor: tokens.colorNeutralStroke1, textUnderlineOffset: '0.22em', textDecorationThickness: '1px',
    ':hover': { textDecorationColor: 'currentColor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px', borderRadius: tokens.borderRadiusMedium },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  unknown: { fontWeight: 600 },
});

/** Where a reference leads: to a dialog with its chapter on this page, or into the Bible reader. */
export type Leads = 'to its chapter here' | 'into the reader';

/** A reference that can be followed. What names no place in the canon is only text. */
export function ScriptureReference({ reference, leads }: { reference: string; leads: Leads }) {
  const styles = useStyles();
  const place = parseReference(reference);
  if (!place) return <span className={styles.unknown}>{reference}</span>;
  if (leads === 'into the reader') return <a className={styles.reference} href={bibleAddress(place)}>{reference}</a>;
  return <ChapterButton reference={reference} place={place} />;
}

function ChapterButton({ reference, place }: { reference: string; place: Reference }) {
  const styles = useStyles();
  const focusReturnsHere = useRestoreFocusTarget();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.reference} aria-haspopup="dialog" title="Show it in its chapter" {...focusReturnsHere} onClick={() => setOpen(true)}>{reference}</button>
      {open && <ReferenceContext reference={reference} place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
