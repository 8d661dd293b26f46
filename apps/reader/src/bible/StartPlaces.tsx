import { useOpenedChapters, usePlaceToContinue } from '@berea/api';
import { bookById, chapterName } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { LinkButton, makeStyles } from '@berea/ui';
import { LinkList } from '../links/LinkList.tsx';

const useStyles = makeStyles({ list: { maxWidth: '60ch' } });

/** Chapters with which people begin, by what they are. */
const starts = [
  { book: 'Mark', chapter: 1, detail: 'the shortest Gospel, from its first page' },
  { book: 'John', chapter: 1, detail: 'the Gospel that says who Jesus is' },
  { book: 'Gen', chapter: 1, detail: 'the beginning' },
  { book: 'Ps', chapter: 23, detail: 'a song of trust' },
  { book: 'Matt', chapter: 5, detail: 'the Sermon on the Mount' },
  { book: 'Rom', chapter: 8, detail: 'Paul on hope' },
] as const;

/**
 * Where to go on while no chapter is open: the one to continue, as the home page offers it, those read lately with this
 * account, and some to begin with. None opens by itself.
 */
export function StartPlaces() {
  const styles = useStyles();
  const last = usePlaceToContinue();
  const { data: opened = [] } = useOpenedChapters();
  const links = starts.map(({ book: id, chapter, detail }) => {
    const place = { book: bookById(id)!, chapter };
    return { label: chapterName(place), href: bibleAddress(place), detail };
  });
  return (
    <div className={styles.list}>
      {last && <LinkButton href={bibleAddress(last)}>Continue {chapterName(last)}</LinkButton>}
      <LinkList
        level={2}
        title="Read lately"
        links={opened
          .filter(({ place }) => !last || chapterName(place) !== chapterName(last))
          .map(({ place, at }) => ({
            label: chapterName(place),
            href: bibleAddress(place),
            detail: new Date(at).toLocaleDateString('en', { day: 'numeric', month: 'long' }),
          }))}
      />
      <LinkList level={2} title="Where to begin" links={links} />
    </div>
  );
}
