import { Button, makeStyles } from '@fluentui/react-components';
import { copyText } from '../files/copy-text.ts';
import { Copy20Regular, Note20Regular, Print20Regular, Share20Regular } from '../icons.ts';
import { LinkButton } from '../layout/LinkButton.tsx';
import { hideInPrint, touchTarget } from '../theme/style-parts.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: '10px 0 0 -8px', ...hideInPrint },
  // All four in a row on a phone.
  action: { minWidth: 0, paddingInline: '8px', ...touchTarget },
});

/** What became of an action, to be shown in a toast. */
export interface Said {
  readonly title: string;
  readonly description?: string;
  readonly kind: 'success' | 'destructive';
}

export interface AnswerActionsProps {
  /** The page's title, for the system's share sheet. */
  readonly title: string;
  /** Builds the whole answer as text, when it is copied. Released remotes know it by this name; once it was Markdown. */
  readonly markdown: () => string;
  /** Where a collection takes it in; without it that action is missing. */
  readonly saveHref?: string | undefined;
  readonly onSaid: (said: Said) => void;
}

const failed = (what: string): Said => ({
  title: 'Error',
  description: `Your browser did not let the ${what} be copied.`,
  kind: 'destructive',
});

/** What can be done with an answer: copy, print, share its address, add its verses to a collection. It has no "Save": a study has a button that does. */
export function AnswerActions({ title, markdown, saveHref, onSaid }: AnswerActionsProps) {
  const styles = useStyles();
  const copy = async () =>
    onSaid((await copyText(markdown())) ? { title: 'Copied', description: title, kind: 'success' } : failed('text'));
  const share = async () => {
    const { href } = location;
    // Rejects when the sheet is closed, which is not an error.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      await navigator.share({ title, url: href }).catch(() => undefined);
    else
      onSaid((await copyText(href)) ? { title: 'Link copied', description: title, kind: 'success' } : failed('link'));
  };
  return (
    <div className={styles.row} role="group" aria-label="What to do with it">
      <Button className={styles.action} appearance="subtle" icon={<Copy20Regular />} onClick={() => void copy()}>
        Copy
      </Button>
      <Button className={styles.action} appearance="subtle" icon={<Print20Regular />} onClick={() => print()}>
        Print
      </Button>
      <Button className={styles.action} appearance="subtle" icon={<Share20Regular />} onClick={() => void share()}>
        Share
      </Button>
      {saveHref !== undefined && (
        <LinkButton
          className={styles.action}
          appearance="subtle"
          icon={<Note20Regular />}
          href={saveHref}
          title="Add its verses to a collection"
          aria-label="Collect verses"
        >
          Collect
        </LinkButton>
      )}
    </div>
  );
}
