import { defaultVersionId } from '@berea/scripture';
import type { AnswerContext } from '../answer-context.ts';
import { libraryAuthor, resourcesFrom } from '@berea/answers';
import { meaningOf } from '@berea/search';
// What texts mean is compared with what was learned.
import '@berea/search/testing';
import { answerLimit } from '../answer-limits.ts';
import { fewCards, emptyLibrary, restServer, type RestServer } from '@berea/answers/testing';

/** Texts of a few verses, by version and position. */
const stored: Record<string, Record<number, string>> = {
  [defaultVersionId]: {
    8001016: ' And Ruth said, Intreat me not to leave thee. ',
    8001017: 'Where thou diest, will I die.',
    43003016: 'For God so loved the world, that he gave his only begotten Son.',
    43003017: 'For God sent not his Son into the world to condemn the world.',
  },
  'eng-web': {
    8001016: 'Ruth said, “Don’t urge me to leave you.”',
    43003016: 'For God so loved the world, that he gave his one and only Son.',
  },
};

/** A context for tests, with its fake database server. */
export interface TestAnswerContext extends AsyncDisposable {
  readonly context: AnswerContext;
  readonly rest: RestServer;
}

/**
 * Creates a context with a few cards and verses.
 * @param settings environment variables
 */
export function testAnswerContext(settings: Record<string, string> = {}): TestAnswerContext {
  const rest = restServer({}, undefined, {
    verses_at: ({ version, at }) =>
      (at as number[]).flatMap((position) => {
        const text = stored[String(version)]?.[position];
        return text === undefined ? [] : [[position, text]];
      }),
  });
  const author = libraryAuthor({ content: fewCards, library: emptyLibrary });
  return {
    context: {
      database: rest.database,
      author: () => Promise.resolve(author),
      readMeaning: meaningOf,
      limit: answerLimit((name) => settings[name]),
      resources: resourcesFrom((name) => settings[name]),
    },
    rest,
    [Symbol.asyncDispose]: () => rest[Symbol.asyncDispose](),
  };
}
