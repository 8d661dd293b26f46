import type { Passage } from '@berea/api';
import { Button, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { TextAreaField, TextField } from '@berea/ui/forms';
import { maxCollectionText, type CollectionItem } from '@berea/validation';
import { useState } from 'react';
import { CollectionItemView } from './CollectionItemView.tsx';

const useStyles = makeStyles({
  item: { paddingBlock: '6px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, breakInside: 'avoid' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '0 4px', margin: '2px 0 0 -8px', ...hideInPrint },
  action: { minWidth: 0, paddingInline: '8px', fontWeight: 400 },
  form: { display: 'grid', gap: '8px' },
  buttons: { display: 'flex', gap: '8px' },
});

interface EditableItemProps {
  item: CollectionItem;
  /** The verses of a passage. */
  passage: Passage | undefined;
  /** Its place in the collection, counted from 0. */
  at: number;
  count: number;
  onText: (text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** An item of a collection: what it says, and the buttons that change, move and remove it. */
export function EditableItem({ item, passage, at, count, onText, onMove, onRemove }: EditableItemProps) {
  const styles = useStyles();
  const [text, setText] = useState<string>();
  const name = `${item.text.slice(0, 40)}${item.text.length > 40 ? '…' : ''}, ${at + 1} of ${count}`;
  const action = { className: styles.action, size: 'small', appearance: 'subtle' } as const;

  if (text !== undefined) {
    const Field = item.kind === 'heading' ? TextField : TextAreaField;
    const trimmed = text.trim();
    return (
      <li className={styles.item}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (trimmed === '') return;
            onText(trimmed);
            setText(undefined);
          }}
        >
          <Field
            label={item.kind === 'heading' ? 'Heading' : 'Your text'}
            value={text}
            maxLength={maxCollectionText}
            onChange={(_: unknown, { value }: { value: string }) => setText(value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" appearance="primary" disabled={trimmed === ''}>
              Save
            </Button>
            <Button onClick={() => setText(undefined)}>Cancel</Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <CollectionItemView item={item} passage={passage} />
      <div className={styles.actions}>
        <Button {...action} aria-label={`Move up: ${name}`} disabledFocusable={at === 0} onClick={() => onMove(at - 1)}>
          Up
        </Button>
        <Button
          {...action}
          aria-label={`Move down: ${name}`}
          disabledFocusable={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          Down
        </Button>
        {item.kind !== 'passage' && (
          <Button {...action} aria-label={`Edit: ${name}`} onClick={() => setText(item.text)}>
            Edit
          </Button>
        )}
        <Button {...action} aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
