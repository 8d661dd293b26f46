import type { Version } from '@berea/scripture';
import { makeStyles, tokens } from '@berea/ui';
import { Field, Input } from '@berea/ui/forms';
import { useState, type FormEvent, type Ref } from 'react';
import type { ChosenPlace } from './place.ts';
import { parserOf, readTyped } from './read-typed.ts';

const useStyles = makeStyles({
  box: { minWidth: 0, position: 'relative' },
  input: { minWidth: 0, width: '100%' },
  // Absolutely positioned, so that the error does not change the height of the bar.
  problem: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: '100%',
    zIndex: 1,
    padding: '2px 8px',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface ReferenceBoxProps {
  ref?: Ref<HTMLInputElement>;
  version: Version;
  onOpen: (place: ChosenPlace) => void;
}

/** Opens the typed reference ("jn 3 16"). The parser is loaded on demand when the field gets the focus. */
export function ReferenceBox({ ref, version, onOpen }: ReferenceBoxProps) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  const openTyped = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (text.trim() === '') return;
    try {
      const place = await readTyped(text, version.language);
      if (!place?.book) return setProblem('No such place in the Bible.');
      setText('');
      // Lets the focus move to the text and closes an on-screen keyboard.
      if (place.chapter !== undefined) field?.blur();
      onOpen({ ...place, book: place.book });
    } catch {
      setProblem('Could not be read. Please try again.');
    }
  };

  return (
    <form className={styles.box} role="search" noValidate onSubmit={(event) => void openTyped(event)}>
      <Field
        validationState={problem ? 'error' : 'none'}
        validationMessage={problem && { className: styles.problem, children: problem }}
      >
        <Input
          ref={ref}
          className={styles.input}
          input={{ className: styles.input }}
          aria-label="Go to reference"
          placeholder="Go to: jn 3 16"
          title="Go to a reference, such as jn 3 16"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={text}
          onFocus={() => void parserOf(version.language).catch(() => undefined)}
          onChange={(_, { value }) => {
            setText(value);
            setProblem(undefined);
          }}
        />
      </Field>
    </form>
  );
}
