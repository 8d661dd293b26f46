import {
  CollectionGone,
  useChangeCollections,
  useCollection,
  usePassages,
  type CollectionChange,
  type CollectionContent,
} from '@berea/api';
import {
  failureToast,
  Navigate,
  useAuth,
  useHost,
  useNavigate,
  usePageHeading,
  useParams,
  useSignInAddress,
} from '@berea/shell-api';
import {
  counter,
  hideInPrint,
  ignoreSecondClick,
  LoadingText,
  makeStyles,
  Notice,
  Page,
  visuallyHidden,
} from '@berea/ui';
import { maxCollectionItems, type Collection, type CollectionItem } from '@berea/validation';
import { useRef, useState } from 'react';
import { shortened } from '../shortened.ts';
import { useVersionRead } from '../versions/use-version-read.ts';
import { AddItem } from './AddItem.tsx';
import { CollectionActions } from './CollectionActions.tsx';
import { CollectionTitle } from './CollectionTitle.tsx';
import { EditableItem } from './EditableItem.tsx';
import { edited, moved, withItem, without } from './item-changes.ts';
import { newItem } from './new-item.ts';

const useStyles = makeStyles({
  hidden: visuallyHidden,
  list: { display: 'grid', gap: '6px', margin: '20px 0 0', padding: 0, listStyle: 'none' },
  status: { margin: '6px 0 0', ...counter, ...hideInPrint },
});

const back = { href: '/collections', label: 'Back to Collections' };

/** A collection to write in, by its id in the address. */
export function CollectionScreen() {
  const { id = '' } = useParams();
  const { user, loading } = useAuth();
  const signInAddress = useSignInAddress();
  const { data, isError, isFetching, refetch } = useCollection(id);
  const styles = useStyles();
  const heading = usePageHeading(data?.title ?? 'Collection');
  if (!loading && !user) return <Navigate to={signInAddress} replace />;
  return (
    <Page back={back}>
      <h1 ref={heading} tabIndex={-1} className={styles.hidden}>
        {data?.title ?? 'Collection'}
      </h1>
      {data ? (
        <Editor key={id} collection={data} />
      ) : data === null ? (
        <Notice>There is no such collection.</Notice>
      ) : isError ? (
        <Notice onRetry={() => void refetch()} retrying={isFetching}>
          The collection could not be loaded. Nothing of it is lost. Please try again.
        </Notice>
      ) : (
        <LoadingText label="Loading..." lines={6} />
      )}
    </Page>
  );
}

function Editor({ collection }: { collection: Collection }) {
  const styles = useStyles();
  const { toast } = useHost();
  const navigate = useNavigate();
  const version = useVersionRead();
  const { create, remove, change } = useChangeCollections();
  const { id } = collection;
  // Read again here: what was saved is there in the same moment in which it is no longer on its way.
  const { data: saved } = useCollection(id);
  const [onTheWay, setOnTheWay] = useState<readonly CollectionChange[]>([]);
  const content = onTheWay.reduce<CollectionContent>((now, part) => ({ ...now, ...part(now) }), saved ?? collection);
  const { items } = content;
  const [said, setSaid] = useState('');
  const passageOf = usePassages(items, version);

  const last = useRef<CollectionChange>(undefined);
  /**
   * Saves a change. What could not be saved is taken back from the page.
   * @param written whether it came from a form, which keeps what was written and can be sent again
   * @returns whether it was saved
   */
  const store = async (part: CollectionChange, { done = 'Saved', written = false } = {}): Promise<boolean> => {
    last.current = part;
    setOnTheWay((all) => [...all, part]);
    setSaid('Saving...');
    try {
      // Awaited, because a failure is also told when the page was left meanwhile.
      await change.mutateAsync({ id, part });
      if (last.current === part) setSaid(done);
      return true;
    } catch (error) {
      setSaid('Not saved');
      if (error instanceof CollectionGone) toast(failureToast('This collection was deleted elsewhere.'));
      else if (written) toast(failureToast('The collection could not be saved. What you wrote is kept in its field.'));
      else sayNotSaved(() => void store(part, { done }));
      return false;
    } finally {
      setOnTheWay((all) => all.filter((one) => one !== part));
    }
  };
  const sayNotSaved = (again: () => void) =>
    toast(
      failureToast('The collection could not be saved. Please try again.', {
        action: { label: 'Try again', run: again },
      }),
    );
  const discard = (item: CollectionItem, at: number) => {
    ignoreSecondClick();
    void store((now) => ({ items: without(now.items, item) }));
    toast({
      // Named, because a toast replaces the one that says the same, and its Undo.
      title: `Removed: ${shortened(item.text)}`,
      kind: 'success',
      action: { label: 'Undo', run: () => void store((now) => ({ items: withItem(now.items, item, at) })) },
    });
  };
  // Awaited, as above. Only who is still here is led away.
  const deleteAll = async () => {
    try {
      const deleted = await remove.mutateAsync(id, { onSuccess: () => void navigate('/collections') });
      const bringBack = (): void => {
        if (deleted) create.mutateAsync(deleted).catch(() => sayNotSaved(bringBack));
      };
      toast({
        title: 'Collection deleted',
        kind: 'success',
        ...(deleted && { action: { label: 'Undo', run: bringBack } }),
      });
    } catch {
      toast(failureToast('The collection could not be deleted. Please try again.'));
    }
  };

  return (
    <>
      <CollectionTitle
        collectionId={id}
        title={content.title}
        onTitle={(title) => store(() => ({ title }), { written: true })}
      />
      <CollectionActions
        content={content}
        passageOf={passageOf}
        // A link that was made elsewhere meanwhile stays: it may have been sent.
        onShare={(token) => void store((now) => ({ share_token: token && (now.share_token ?? token) }))}
        onDelete={deleteAll}
      />
      <p role="status" className={styles.status}>
        {said}
      </p>
      <ol className={styles.list} aria-label="Items">
        {items.map((item, at) => (
          <EditableItem
            key={item.id}
            item={item}
            passage={item.kind === 'passage' ? passageOf(item.text, item.version) : undefined}
            at={at}
            count={items.length}
            readIn={version}
            onChange={(before, after) => {
              const newId = crypto.randomUUID();
              return store((now) => ({ items: edited(now.items, before, after, newId) }), { written: true });
            }}
            onMove={(to) =>
              void store((now) => ({ items: moved(now.items, item, to) }), {
                done: `Moved to place ${to + 1} of ${items.length}`,
              })
            }
            onRemove={() => discard(item, at)}
          />
        ))}
      </ol>
      <AddItem
        collectionId={content.id}
        room={maxCollectionItems - items.length}
        language={version.language}
        onAdd={(kind, texts) => {
          const more = texts.map((text) => newItem(kind, text, version));
          return store((now) => ({ items: more.reduce((all, item) => withItem(all, item), now.items) }), {
            written: true,
          });
        }}
      />
    </>
  );
}
