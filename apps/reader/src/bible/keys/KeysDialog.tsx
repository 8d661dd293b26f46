import { makeStyles, textSize, tokens } from '@berea/ui';
import { ContentDialog } from '@berea/ui/dialogs';
import { keyName } from './action.ts';

const useStyles = makeStyles({
  keys: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '10px 20px',
    margin: '0 0 18px',
    alignItems: 'baseline',
  },
  heading: { margin: '0 0 8px', ...textSize(200), fontWeight: 600, color: tokens.colorBrandForeground1 },
  key: {
    padding: '2px 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomWidth: '2px',
    borderRadius: '4px',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  does: { margin: 0 },
});

/** A titled group of shortcuts. Entries without a key are not listed. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly key?: string; readonly label: string }[];
}

/** Lists the keyboard shortcuts of the reader. The groups come from the actions themselves. */
export function KeysDialog({ groups, onClose }: { groups: readonly KeyGroup[]; onClose: () => void }) {
  const styles = useStyles();
  return (
    <ContentDialog title="Keys" onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.heading}>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(
              ({ key, label }) =>
                key && [
                  <dt key={`${label} key`}>
                    <kbd className={styles.key}>{keyName(key)}</kbd>
                  </dt>,
                  <dd key={label} className={styles.does}>
                    {label}
                  </dd>,
                ],
            )}
          </dl>
        </section>
      ))}
    </ContentDialog>
  );
}
