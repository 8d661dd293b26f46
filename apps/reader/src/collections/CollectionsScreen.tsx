import { useChangeCollections, useCollections } from '@berea/api';
import { parsePassage } from '@berea/scripture';
import { failureToast, useAuth, useHost, useNavigate, usePageHeading, useSearchParams } from '@berea/shell-api';
import {
  Button,
  LoadingText,
  makeStyles,
  Notice,
  Page,
  PageTitle,
  quietLink,
  ruledItem,
  tokens,
  useSingleFlight,
} from '@berea/ui';
import { maxCollectionTitle, type CollectionItem } from '@berea/validation';
import { useState } from 'react';
import { SignInFirst } from '../SignInFirst.tsx';
import { useVersionRead } from '../versions/use-version-read.ts';
import { withItem } from './item-changes.ts';
import { newItem } from './new-item.ts';
import { PassageChoice } from './PassageChoice.tsx';
import { StartCollection } from './StartCollection.tsx';

const useStyles = makeStyles({
  content: { marginTop: '28px', display: 'grid', gap: '24px' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: { display: 'flex', alignItems: 'center', gap: '12px', paddingBlock: '12px', ...ruledItem },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { ...quietLink, fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase500 },
  date: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  text: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
});

/**
 * The collections of a person. With `?add=John 3:16` in the address, or several passages with `;` between them, it asks
 * where to add them; `under` is a heading for them, `version` the version that they were read in.
 */
export function CollectionsScreen() {
  const styles = useStyles();
  const heading = usePageHeading('Collections');
  const { user, loading } = useAuth();
  const add = useSearchParams()[0].get('add') ?? '';
  return (
    <Page>
      <PageTitle ref={heading} lead="Verses and your own words, in the order of a lesson or a sermon">
        Collections
      </PageTitle>
      <div className={styles.content}>
        {loading && <LoadingText label="Loading..." lines={4} />}
        {!loading && user && <Own key={add} add={add} />}
        {!loading && !user && (
          <SignInFirst text="Put verses and passages in an order, with headings and your own words between them: to teach from, to print, or to share by a link that you can take back. Sign in to keep them." />
        )}
      </div>
    </Page>
  );
}

/** At most this many are taken from an address. */
const maxPassages = 50;

/** The existing passages of an address: 'Mark 6:3;Luke 8:1-3'. */
const passagesIn = (written: string): string[] =>
  [...new Set(written.split(';').map((passage) => passage.trim()))]
    .filter((passage) => parsePassage(passage))
    .slice(0, maxPassages);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
/** 'Mar 4, 2026'; empty for a time that cannot be read. */
const dayOf = (time: string): string => (Number.isNaN(Date.parse(time)) ? '' : day.format(Date.parse(time)));

function Own({ add: asked }: { add: string }) {
  const styles = useStyles();
  const { toast } = useHost();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const version = useVersionRead(query.get('version'));
  const offered = passagesIn(asked);
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(offered));
  const passages = offered.filter((passage) => taken.has(passage));
  const under = (query.get('under') ?? '').trim().slice(0, maxCollectionTitle);
  const adding = passages.length > 1 ? `${passages.length} passages` : passages[0];
  const newItems = (): CollectionItem[] => [
    ...(under && adding ? [newItem('heading', under, version)] : []),
    ...passages.map((passage) => newItem('passage', passage, version)),
  ];
  const { data: collections, isError, isFetching, refetch } = useCollections();
  const { create, change } = useChangeCollections();

  // Back leads to where the passages come from, not to the question where to add them.
  const open = (id: string) => navigate(`/collections/${id}`, { replace: offered.length > 0 });
  const [start, starting] = useSingleFlight(async (named: string) => {
    const id = crypto.randomUUID();
    try {
      // A heading that says what the title says would be read twice.
      const items = newItems().filter(({ kind, text }) => kind !== 'heading' || text !== named);
      await create.mutateAsync({ id, title: named || 'A new collection', items, share_token: null });
      await open(id);
    } catch {
      toast(failureToast('The collection could not be saved. Please try again.'));
    }
  });
  const [add, busy] = useSingleFlight(async (id: string) => {
    try {
      const items = newItems();
      await change.mutateAsync({
        id,
        part: (now) => ({ items: items.reduce((all, item) => withItem(all, item), now.items) }),
      });
      await open(id);
    } catch {
      toast(failureToast(`${adding} could not be added. Please try again.`));
    }
  });

  if (isError && !collections)
    return (
      <Notice
        onRetry={() => void refetch()}
        retrying={isFetching}
        detail={navigator.onLine ? undefined : 'You seem to be offline.'}
      >
        Your collections could not be loaded. Nothing of them is lost. Please try again.
      </Notice>
    );
  if (!collections) return <LoadingText label="Loading..." lines={4} />;
  return (
    <>
      {offered.length > 1 && <PassageChoice passages={offered} taken={taken} onTake={setTaken} />}
      {offered.length > 0 && (
        <p className={styles.text} role="status">
          {adding
            ? `Choose where to add ${adding}, or start a new collection with ${passages.length > 1 ? 'them' : 'it'}.`
            : 'Choose a passage to add.'}
        </p>
      )}
      <StartCollection count={collections.length} suggested={adding ? under : ''} disabled={starting} onStart={start} />
      {collections.length === 0 ? (
        <p className={styles.text}>
          No collections yet. Start one here, or choose “Add to a collection” in the menu of a verse.
        </p>
      ) : (
        <ul className={styles.list} aria-label="Your collections">
          {collections.map(({ id, title: name, updated_at }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <a className={styles.title} href={`/collections/${id}`}>
                  {name}
                </a>
                <span className={styles.date}>{dayOf(updated_at)}</span>
              </span>
              {adding && (
                <Button aria-label={`Add ${adding} to ${name}`} disabled={busy} onClick={() => void add(id)}>
                  Add here
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
