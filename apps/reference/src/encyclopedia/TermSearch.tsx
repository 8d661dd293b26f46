import { recogniseTyped, useEncyclopediaPeople } from '@berea/api';
import { loadCareRules } from '@berea/care';
import { useNavigate, useTakePrivately } from '@berea/shell-api';
import { makeStyles } from '@berea/ui';
import { SearchForm } from '@berea/ui/forms';
import { encyclopediaTermRule } from '@berea/validation';
import { entryAddress, entryHelpAddress, type Step } from './address.ts';
import { isBookName, personOfBookName } from './person-of-book-name.ts';

const useStyles = makeStyles({ form: { maxWidth: '560px', marginTop: '24px' } });

interface TermSearchProps {
  /** An invalid term from the URL; the field shows it with its validation error. */
  written?: string;
  /** The list that Back returns to. */
  from?: Step['from'];
}

/**
 * Searches for a term. The name of a book that is also one person's leads to the person. A search always fetches, even if
 * the entry is cached.
 */
export function TermSearch({ written, from }: TermSearchProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const people = useEncyclopediaPeople();
  // Who types 'Nehemiah' into an encyclopedia means the man; his entry leads to the book.
  const meant = async (term: string) =>
    (isBookName(term) && personOfBookName(term, await people().catch(() => []))) || term;
  const search = async (term: string) =>
    (await recogniseTyped(term))
      ? takePrivately({ text: term }, entryHelpAddress)
      : navigate(entryAddress(await meant(term)), { state: { searched: true, from } satisfies Step });
  return (
    <SearchForm
      className={styles.form}
      name="Encyclopedia"
      label="Search the encyclopedia"
      placeholder="Name or idea"
      rule={encyclopediaTermRule}
      load={loadCareRules}
      maxLength={200}
      count="below"
      initial={written}
      appearance="secondary"
      onSubmit={search}
    />
  );
}
