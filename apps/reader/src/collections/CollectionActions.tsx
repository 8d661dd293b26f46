import { quotations, type CollectionContent, type PassageOf } from '@berea/api';
import { failureToast, useHost } from '@berea/shell-api';
import {
  Button,
  Copy20Regular,
  copyText,
  hideInPrint,
  ignoreSecondClick,
  makeStyles,
  Print20Regular,
  saveFile,
  tokens,
  useSingleFlight,
} from '@berea/ui';
import { collectionAsMarkdown, collectionAsText } from '@berea/validation';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '14px', ...hideInPrint },
  shared: { margin: '12px 0 0', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2, ...hideInPrint },
});

interface CollectionActionsProps {
  content: CollectionContent;
  passageOf: PassageOf;
  /** Called with a new token, or with null to take the link back. */
  onShare: (token: string | null) => void;
  onDelete: () => Promise<void>;
}

/** What can be done with a whole collection: copy, print, write to a file, share by a link, delete. */
export function CollectionActions({ content, passageOf, onShare, onDelete }: CollectionActionsProps) {
  const styles = useStyles();
  const { toast } = useHost();
  const [deleteAll, deleting] = useSingleFlight(onDelete);
  const { share_token: token } = content;
  const link = `${location.origin}/collections/shared/${token}`;
  const quoted = quotations(passageOf);
  const copy = async (what: 'link' | 'text', text: string) => {
    if (await copyText(text)) toast({ title: what === 'link' ? 'Link copied' : 'Copied', kind: 'success' });
    else toast(failureToast(`Your browser did not let the ${what} be copied.`));
  };
  const download = () => saveFile('berea-collection.md', 'text/markdown', collectionAsMarkdown(content, quoted));
  const share = (shareToken: string | null) => {
    ignoreSecondClick();
    onShare(shareToken);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button icon={<Copy20Regular />} onClick={() => void copy('text', collectionAsText(content, quoted))}>
          Copy
        </Button>
        <Button icon={<Print20Regular />} onClick={() => print()}>
          Print
        </Button>
        <Button onClick={download}>Download as Markdown</Button>
        <Button
          appearance="subtle"
          disabled={deleting}
          onClick={() => {
            ignoreSecondClick();
            void deleteAll();
          }}
        >
          Delete
        </Button>
      </div>
      {/* In a row of its own: what its buttons leave free must not be taken by Delete. */}
      <div className={styles.actions}>
        {token === null ? (
          <Button onClick={() => share(crypto.randomUUID())}>Share by a link</Button>
        ) : (
          <>
            <Button onClick={() => void copy('link', link)}>Copy the link</Button>
            <Button onClick={() => share(null)}>Stop sharing</Button>
          </>
        )}
      </div>
      {token !== null && (
        <p className={styles.shared}>Whoever has this link can read the collection, until you stop sharing: {link}</p>
      )}
    </>
  );
}
