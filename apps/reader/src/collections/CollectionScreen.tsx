import {
  ChangedElsewhere,
  useChangeCollections,
  useCollection,
  usePassages,
  useSaveCollection,
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
import { useVersionRead } from '../versions/use-version-read.ts';
import { AddItem } from './AddItem.tsx';
import { CollectionActions } from './CollectionActions.tsx';
import { CollectionTitle } from './CollectionTitle.tsx';
import { EditableItem } from './EditableItem.tsx';
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
  const { create, remove } = useChangeCollections();
  const save = useSaveCollection(collection);
  const [content, setContent] = useState<CollectionContent>(() => {
    const { id, title, items, share_token } = collection;
    return { id, title, items, share_token };
  });
  const [said, setSaid] = useState('');
  const passageOf = usePassages(content.items, version);

  // What was changed last, also by an Undo that is pressed later.
  const latest = useRef(content);
  const sayNotSaved = (again: () => void) =>
    toast(
      failureToast('The collection could not be saved. Please try again.', {
        action: { label: 'Try again', run: again },
      }),
    );
  // Awaited, because a failure is also told when the page was left meanwhile.
  const store = async (next: CollectionContent, done: string): Promise<void> => {
    try {
      await save.mutateAsync(next);
      if (latest.current === next) setSaid(done);
    } catch (error) {
      setSaid('Not saved');
      if (error instanceof ChangedElsewhere)
        toast(failureToast('This collection was changed elsewhere. Copy what you wrote, and load the page again.'));
      else sayNotSaved(() => void store(latest.current, 'Saved'));
    }
  };
  const change = (part: (now: CollectionContent) => Partial<CollectionContent>, done = 'Saved') => {
    const next = { ...latest.current, ...part(latest.current) };
    latest.current = next;
    setContent(next);
    setSaid('Saving...');
    void store(next, done);
  };
  /** Also after the page was left, whose mutations report nothing. */
  const bringBack = (): void => {
    create.mutateAsync(content).catch(() => sayNotSaved(bringBack));
  };
  const { items } = content;
  // By their ids: what was saved late or pressed quickly may find them in other places.
  const without = (now: CollectionContent, { id }: CollectionItem) => now.items.filter((one) => one.id !== id);
  const move = (item: CollectionItem, to: number) =>
    change(
      (now) => ({ items: without(now, item).toSpliced(to, 0, item) }),
      `Moved to place ${to + 1} of ${items.length}`,
    );
  const discard = (item: CollectionItem, at: number) => {
    ignoreSecondClick();
    change((now) => ({ items: without(now, item) }));
    toast({
      title: 'Removed',
      kind: 'success',
      action: { label: 'Undo', run: () => change((now) => ({ items: now.items.toSpliced(at, 0, item) })) },
    });
  };

  return (
    <>
      <CollectionTitle title={content.title} onTitle={(title) => change(() => ({ title }))} />
      <CollectionActions
        content={content}
        passageOf={passageOf}
        onShare={(share_token) => change(() => ({ share_token }))}
        onDelete={() =>
          remove.mutate(content.id, {
            onSuccess: () => {
              void navigate('/collections');
              toast({
                title: 'Collection deleted',
                kind: 'success',
                action: { label: 'Undo', run: bringBack },
              });
            },
            onError: () => toast(failureToast('The collection could not be deleted. Please try again.')),
          })
        }
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
            onChange={(changed) =>
              change((now) => ({ items: now.items.map((one) => (one.id === changed.id ? changed : one)) }))
            }
            onMove={(to) => move(item, to)}
            onRemove={() => discard(item, at)}
          />
        ))}
      </ol>
      <AddItem
        collectionId={content.id}
        room={maxCollectionItems - items.length}
        language={version.language}
        onAdd={(kind, texts) =>
          change((now) => ({ items: [...now.items, ...texts.map((text) => newItem(kind, text, version))] }))
        }
      />
    </>
  );
}
