import type { Passage } from '@berea/api';
import type { Version } from '@berea/scripture';
import { Button, hideInPrint, makeStyles, tokens } from '@berea/ui';
import type { CollectionItem } from '@berea/validation';
import { useEffect, useRef, useState } from 'react';
import { CollectionItemView } from './CollectionItemView.tsx';
import { ItemForm } from './ItemForm.tsx';
import { shortened } from '../shortened.ts';

const useStyles = makeStyles({
  item: { paddingBlock: '6px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, breakInside: 'avoid' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '0 4px', margin: '2px 0 0 -8px', ...hideInPrint },
  action: { minWidth: 0, paddingInline: '8px', fontWeight: 400 },
});

interface EditableItemProps {
  item: CollectionItem;
  /** The verses of a passage. */
  passage: Passage | undefined;
  /** Its place in the collection, counted from 0. */
  at: number;
  count: number;
  /** The version that is read. */
  readIn: Version;
  /** @param before what was edited @returns whether it was saved */
  onChange: (before: CollectionItem, after: CollectionItem) => Promise<boolean>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** An item of a collection: what it says, and the buttons that change, move and remove it. */
export function EditableItem({ item, passage, at, count, readIn, onChange, onMove, onRemove }: EditableItemProps) {
  const styles = useStyles();
  /** The item as it was when it was opened to be edited. */
  const [editing, setEditing] = useState<CollectionItem>();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasEditing.current && !editing) editButton.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  const name = `${shortened(item.text)}, ${at + 1} of ${count}`;
  const action = { className: styles.action, size: 'small', appearance: 'subtle' } as const;

  if (editing)
    return (
      <li className={styles.item}>
        <ItemForm
          item={editing}
          readIn={readIn}
          onSave={async (changed) => {
            const saved = await onChange(editing, changed);
            if (saved) setEditing(undefined);
            return saved;
          }}
          onCancel={() => setEditing(undefined)}
        />
      </li>
    );
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
        <Button {...action} ref={editButton} aria-label={`Edit: ${name}`} onClick={() => setEditing(item)}>
          Edit
        </Button>
        <Button {...action} aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
