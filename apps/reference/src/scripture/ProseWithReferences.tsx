import { makeStyles } from '@berea/ui';
import { proseSegments } from './prose-segments.ts';
import { ScriptureReference } from './ScriptureReference.tsx';

const useStyles = makeStyles({
  // Prevents a line break between the button and the punctuation next to it.
  noBreak: { whiteSpace: 'nowrap' },
});

/** Prose in which each scripture reference is a button that opens its chapter. */
export function ProseWithReferences({ children }: { children: string }) {
  const styles = useStyles();
  return (
    <>
      {proseSegments(children).map(({ words, reference }, index) =>
        reference ? (
          <span key={index} className={styles.noBreak}>
            {reference.before}
            <ScriptureReference reference={reference.written} leads="to its chapter here" inProse />
            {reference.after}
          </span>
        ) : (
          words
        ),
      )}
    </>
  );
}
