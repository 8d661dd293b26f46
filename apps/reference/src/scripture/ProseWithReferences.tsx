import { makeStyles } from '@berea/ui';
import { proseStretches } from './prose-references.ts';
import { ScriptureReference } from './ScriptureReference.tsx';

const useStyles = makeStyles({
  // A line may break around a button, even after the bracket before it.
  together: { whiteSpace: 'nowrap' },
});

/** Prose in which each reference opens its chapter. */
export function ProseWithReferences({ children }: { children: string }) {
  const styles = useStyles();
  return (
    <>
      {proseStretches(children).map(({ words, reference }, index) =>
        reference ? (
          <span key={index} className={styles.together}>
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
