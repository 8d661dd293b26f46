import { nearestToTyped, readTyped, useEncyclopediaNames, type NearestPlace } from '@berea/api';
import { loadCareRules } from '@berea/care';
import { versionById, type ChosenPlace } from '@berea/scripture';
import { useAuth, useNamedLinks, useNavigate, useSettings, useTakePrivately } from '@berea/shell-api';
import { breakpoints, Button, makeStyles, Search20Regular, tokens } from '@berea/ui';
import { Dialog, DialogSurface } from '@berea/ui/dialogs';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { EarlyKeys } from './early-keys.ts';
import { usePages } from './pages.ts';
import { recentOf, withLatest } from './recent.ts';
import { SuggestionList, optionId } from './SuggestionList.tsx';
import { suggestionsFor, type Suggestion } from './suggestions.ts';

const listId = 'box-suggestions';

const useStyles = makeStyles({
  surface: {
    alignSelf: 'start',
    marginTop: '72px',
    maxWidth: '560px',
    padding: '8px',
    [breakpoints.narrow]: { marginTop: '8px', maxWidth: 'calc(100vw - 16px)' },
  },
  row: { display: 'flex', alignItems: 'center', gap: '10px', paddingInline: '10px' },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  field: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '48px',
    border: 'none',
    outline: 'none',
    background: 'none',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    // Below 16 px, an iPhone zooms into the field.
    fontSize: 'max(16px, 1rem)',
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  hint: {
    margin: '4px 10px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  forget: { margin: '2px 0 4px 2px' },
});

/** What a text says of the Bible: the places that it names, or what is nearest to one that does not exist. */
interface Read {
  readonly places?: readonly ChosenPlace[];
  readonly nearest?: NearestPlace | undefined;
}

/** Where the parser does not come, nothing is read, and everything else of the box still works. */
async function readPlace(text: string, language: 'en' | 'es'): Promise<Read> {
  try {
    const places = await readTyped(text, language);
    return places.length > 0 ? { places } : { nearest: await nearestToTyped(text, language) };
  } catch {
    return {};
  }
}

/** What was read in a text; undefined until then. */
function usePlace(text: string, language: 'en' | 'es'): Read | undefined {
  const [read, setRead] = useState<Read & { readonly text: string }>();
  useEffect(() => {
    let isPast = false;
    void readPlace(text, language).then((found) => isPast || setRead({ text, ...found }));
    return () => {
      isPast = true;
    };
  }, [text, language]);
  return read?.text === text ? read : undefined;
}

interface OneBoxProps {
  /** What was typed before the field was there, once. */
  takeEarly: () => EarlyKeys | undefined;
  onClose: () => void;
}

/** One box for a reference, a word, a phrase, a name or a question. It is open as long as it is rendered. */
export function OneBox({ takeEarly, onClose }: OneBoxProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const link = useNamedLinks();
  const { user } = useAuth();
  const { settings } = useSettings();
  const language = versionById(settings.bibleVersion)?.language ?? 'en';
  const [recents] = useState(() => recentOf(user?.id));
  const [recent, setRecent] = useState(() => recents.read() ?? []);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  const names = useEncyclopediaNames();
  const pages = usePages();
  const read = usePlace(text, language);
  useEffect(() => void loadCareRules().catch(() => undefined), []);

  const isEmpty = text.trim() === '';
  const suggest = ({ places = [], nearest }: Read) =>
    suggestionsFor(text, { places, nearest, names, link, pages, signedIn: user !== null });
  const suggestions = isEmpty ? recent : suggest(read ?? {});

  const go = async (suggestion: Suggestion) => {
    const rules = await loadCareRules().catch(() => undefined);
    const typed = text.trim();
    onClose();
    if (rules?.recognise(typed)) return takePrivately({ text: typed }, link('help') ?? '/');
    const { privately, href } = suggestion;
    if (privately !== undefined) return takePrivately({ text: privately }, href);
    // Without the rules nobody knows what was typed, and it is not kept.
    if (rules) recents.write(withLatest(recents.read() ?? [], suggestion));
    void navigate(href);
  };
  const submit = async () => {
    const known = chosen === undefined ? undefined : suggestions[chosen];
    if (known) return go(known);
    if (isEmpty) return;
    // Somebody who types fast and presses Enter does not wait for what reads references.
    const [first] = suggest(read ?? (await readPlace(text, language)));
    if (first) await go(first);
  };
  const [enteredEarly, setEnteredEarly] = useState(false);
  const onEntered = useEffectEvent(() => void submit());
  useEffect(() => {
    if (enteredEarly) onEntered();
  }, [enteredEarly]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void submit();
    } else if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      const from = chosen ?? (step > 0 ? -1 : suggestions.length);
      setChosen((from + step + suggestions.length) % suggestions.length);
    }
  };

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label="Search, or go to a reference">
        <div className={styles.row}>
          <Search20Regular className={styles.icon} />
          <input
            className={styles.field}
            role="combobox"
            aria-label="Search, or go to a reference"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosen === undefined ? undefined : optionId(chosen)}
            placeholder="jn 3 16, love, a phrase, Ruth, a question"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            // The box is open because somebody wants to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={text}
            onFocus={() => {
              const early = takeEarly();
              if (!early) return;
              setText(early.text);
              setEnteredEarly(early.enter);
            }}
            onChange={({ target }) => {
              setText(target.value);
              setChosen(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <SuggestionList
          id={listId}
          label={isEmpty ? 'Lately' : 'Suggestions'}
          suggestions={suggestions}
          chosen={chosen ?? (isEmpty ? undefined : 0)}
          onChoose={(suggestion) => void go(suggestion)}
        />
        {isEmpty && recent.length > 0 && (
          <Button
            className={styles.forget}
            appearance="subtle"
            size="small"
            onClick={() => {
              recents.remove();
              setRecent([]);
            }}
          >
            Forget these
          </Button>
        )}
        {isEmpty && recent.length === 0 && (
          <p className={styles.hint}>
            A reference opens it, a word finds its verses, a name its entry, a question its answer.
          </p>
        )}
      </DialogSurface>
    </Dialog>
  );
}
