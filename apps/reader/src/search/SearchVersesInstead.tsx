import { recogniseTyped } from '@berea/api';
import { useNamedLinks, useNavigate, useTakePrivately } from '@berea/shell-api';
import { Button, makeStyles } from '@berea/ui';
import { searchAddress } from './address.ts';

const useStyles = makeStyles({ button: { marginTop: '8px' } });

/** The way to the search over verses for several words that were typed where one word is expected; nothing for one. */
export function SearchVersesInstead({ words }: { words: string }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const help = useNamedLinks()('help');
  const text = words.trim();
  if (!/\s/.test(text)) return null;
  const search = async () =>
    (await recogniseTyped(text))
      ? takePrivately({ text }, help ?? '/')
      : navigate(searchAddress({ text, version: undefined, near: undefined }));
  return (
    <Button className={styles.button} onClick={() => void search()}>
      Search the verses for “{text}”
    </Button>
  );
}
