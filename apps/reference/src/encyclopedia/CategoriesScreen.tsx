import { usePageDescription, usePageHeading } from '@berea/shell-api';
import {
  breakpoints,
  cardList,
  linkCard,
  linkCardDescription,
  linkCardTitle,
  makeStyles,
  Page,
  PageTitle,
} from '@berea/ui';
import { encyclopediaCategoryIds, encyclopediaCategories } from '@berea/validation';
import { PageHint } from '../answers/PageHint.tsx';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { categoryAddress } from './address.ts';
import { TermSearch } from './TermSearch.tsx';

const useStyles = makeStyles({
  list: {
    ...cardList(2),
    marginTop: '40px',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '32px' },
  },
  card: {
    ...linkCard,
    padding: '16px 8px 20px 0',
    [breakpoints.narrow]: { paddingBlock: '13px 15px' },
  },
  title: linkCardTitle,
  description: linkCardDescription,
});

const descriptions = {
  people: 'From Adam to the apostles',
  places: 'Cities, rivers, mountains and lands',
  books: 'The sixty-six, one by one',
  theology: 'What the words of faith mean',
  parables: 'The stories he told',
  miracles: 'The signs he did',
} as const;

/** The front page of the encyclopedia. */
export function CategoriesScreen() {
  useScrollToTop();
  const heading = usePageHeading('Encyclopedia');
  usePageDescription(
    () =>
      'The people, places, books and ideas of the Bible, its parables and its miracles: who, where and what they are.',
  );
  return (
    <Page>
      <PageTitle ref={heading} lead="Explore the people, places and ideas of the Bible.">
        Encyclopedia
      </PageTitle>
      <Categories />
    </Page>
  );
}

/** The content of the front page: a hint, the search and six categories. `written` is an invalid term from the URL. */
export function Categories({ written }: { written?: string }) {
  const styles = useStyles();
  return (
    <>
      <PageHint storageKey="encyclopedia" label="How to use the encyclopedia">
        Search for a name or an idea, or choose a category. Words that are underlined in an entry open the entry about
        them. What you have read once stays on this device and opens without a network.
      </PageHint>
      <TermSearch written={written} />
      <nav aria-label="Categories">
        <ul className={styles.list}>
          {encyclopediaCategoryIds.map((category) => (
            <li key={category}>
              <a className={styles.card} href={categoryAddress(category)}>
                <span className={styles.title}>{encyclopediaCategories[category]}</span>
                <span className={styles.description}>{descriptions[category]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
