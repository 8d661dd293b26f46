import { readTyped, recogniseTyped, Unrecognised } from '@berea/api';
import { loadCareRules } from '@berea/care';
import type { Version } from '@berea/scripture';
import {
  bibleAddress,
  useNamedLinks,
  useNavigate,
  usePageHeading,
  useSearchParams,
  useTakePrivately,
} from '@berea/shell-api';
import { breakpoints, hideInPrint, LoadingPage, makeStyles, Page, PageTitle } from '@berea/ui';
import { SearchForm } from '@berea/ui/forms';
import { Picker } from '@berea/ui/pickers';
import { searchTextRule } from '@berea/validation';
import { Examples } from '../found/Examples.tsx';
import { useQueryFor, useVersionRead } from '../versions/use-version-read.ts';
import { VersionPicker } from '../versions/VersionPicker.tsx';
import { distances, type Search, searchAddress, searchFrom, wordsOf } from './address.ts';
import { NoSuchPassage } from './NoSuchPassage.tsx';
import { Results } from './Results.tsx';

const examples = [{ text: 'living water' }, { text: '"fear not"' }, { text: 'faith works', near: 10 }].map(
  ({ text, near }) => ({ text, href: searchAddress({ text, version: undefined, near }) }),
);

const useStyles = makeStyles({
  form: { maxWidth: '520px', marginTop: '28px' },
  options: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
    gap: '10px',
    maxWidth: '520px',
    marginTop: '12px',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...hideInPrint,
  },
});

/** The help is another remote's. */
const loadNothing = async () => undefined;

/** The search over the verses of a version. The address holds what is looked for. */
export function SearchScreen() {
  const [query] = useSearchParams();
  const link = useNamedLinks();
  const search = searchFrom(query);
  return (
    <Unrecognised
      key={search.text}
      text={search.text}
      helpAddress={link('help') ?? '/'}
      loadHelp={loadNothing}
      loading={<LoadingPage lines={4} />}
    >
      {() => <Looked search={search} />}
    </Unrecognised>
  );
}

function Looked({ search }: { search: Search }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const link = useNamedLinks();
  const words = wordsOf(search);
  const heading = usePageHeading(words ? `${words} · Search` : 'Search');
  const version = useVersionRead(search.version);
  const queryFor = useQueryFor();
  const go = async (text: string) => {
    if (await recogniseTyped(text)) return takePrivately({ text }, link('help') ?? '/');
    // A reference is opened, as by the box in the header. Without its parser, only the search answers.
    const [place] = await readTyped(text, version.language).catch(() => []);
    // The name of a book alone, 'Ruth' or 'Jude', is a word of the text.
    if (place?.chapter === undefined || !/\d/.test(text)) return navigate(searchAddress({ ...search, text }));
    const inVersion = search.version === undefined ? '' : queryFor(version.id);
    return navigate(bibleAddress(place) + inVersion);
  };
  const change = (next: Search, filter = '') => void navigate(searchAddress(next, filter), { replace: true });
  return (
    <Page>
      <PageTitle ref={heading} lead="Words in any form, or a “phrase” in quotation marks, in the version you choose.">
        Search
      </PageTitle>
      <SearchForm
        className={styles.form}
        name="Search the Bible"
        label="Words or a phrase"
        placeholder="Words or “phrase”"
        autoCapitalize="none"
        rule={searchTextRule}
        load={loadCareRules}
        maxLength={200}
        initial={search.text}
        onSubmit={go}
      />
      <SearchOptions
        version={version}
        near={search.near}
        onVersion={(chosen) => change({ ...search, version: chosen })}
        onNear={(near) => change({ ...search, near })}
      />
      {words === undefined ? (
        !search.text && <Examples examples={examples} />
      ) : (
        <>
          <NoSuchPassage words={words} language={version.language} />
          <Results
            key={`${words} ${version.id} ${search.near}`}
            words={words}
            version={version}
            near={search.near}
            filter={search.filter}
            onFilter={(filter) => change(search, filter)}
          />
        </>
      )}
    </Page>
  );
}

const anywhere = '';
const distanceOptions = distances.map((distance) => ({
  value: distance === undefined ? anywhere : String(distance),
  label: distance === undefined ? 'Anywhere in a verse' : `Within ${distance} words`,
}));

interface SearchOptionsProps {
  version: Version;
  near: number | undefined;
  onVersion: (id: string) => void;
  onNear: (near: number | undefined) => void;
}

/** In which version a search looks, and how far apart its words may be. */
function SearchOptions({ version, near, onVersion, onNear }: SearchOptionsProps) {
  const styles = useStyles();
  return (
    <div className={styles.options} role="group" aria-label="How to search">
      <VersionPicker label="Version" value={version.id} onChange={onVersion} />
      <Picker
        label="How near the words are"
        placeholder="Anywhere in a verse"
        options={distanceOptions}
        value={near === undefined ? anywhere : String(near)}
        onChange={(value) => onNear(value === anywhere ? undefined : Number(value))}
      />
    </div>
  );
}
