import { isLike, isListOf, isNumber, isObject, isShape, isText } from './shape.ts';

/** Of how many pages in a hundred failures and measures are sent to `client-events`. */
interface ClientEventRates {
  failures: number;
  measures: number;
}

/** What is deployed: the names of the edge functions and the newest migration. */
interface DeployedBackend {
  functions: string[];
  migration: string;
}

/** `/config.json`: the Supabase connection. Read at run time so that one build works in every environment. */
export interface Config {
  /** Resolve against the page's origin: '/' means that origin itself. */
  supabaseUrl: string;
  /** The public (anonymous-role) key. */
  supabaseKey: string;
  /**
   * The version of what is the same for everybody: texts, our cards, the functions' code. Addresses of shared answers
   * carry it (`sharedAddress`). Absent where the host does not know it.
   */
  contentVersion?: string | undefined;
  /** The SHA-256 of the operator's key, in hex: who has the key may try other versions. Absent where there is none. */
  operatorKeyHash?: string | undefined;
  /** Absent: nothing is sent. */
  clientEvents?: ClientEventRates | undefined;
  /** A remote that needs more than what is deployed is not shown. */
  backend?: DeployedBackend | undefined;
}

/** A path on the page's own origin, or an absolute http(s) URL. */
const isAddress = (value: unknown): value is string =>
  isText(value) &&
  (value.startsWith('/') ? !value.startsWith('//') : /^https?:\/\//.test(value) && URL.canParse(value));

const isPercentage = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 100;
const isRates = isShape<ClientEventRates>({ failures: isPercentage, measures: isPercentage });
const isBackend = isShape<DeployedBackend>({ functions: isListOf(isText), migration: isText });
const isContentVersion = isLike(/^[0-9a-f]{16}$/);
const isHash = isLike(/^[0-9a-f]{64}$/);

/**
 * Reads `/config.json`. What an app can do without counts as missing where it cannot be read. Without zod, because a page
 * waits for it before it answers.
 * @throws TypeError when it is no configuration
 */
export function readConfig(value: unknown): Config {
  const { supabaseUrl, supabaseKey, contentVersion, operatorKeyHash, clientEvents, backend } = isObject(value)
    ? value
    : {};
  if (!isAddress(supabaseUrl)) throw new TypeError('supabaseUrl must be a path beginning with / or an http(s) address');
  if (!isText(supabaseKey) || supabaseKey === '') throw new TypeError('supabaseKey must not be empty');
  if (backend !== undefined && !isBackend(backend)) throw new TypeError('backend must name functions and a migration');
  return {
    supabaseUrl,
    supabaseKey,
    ...(isContentVersion(contentVersion) && { contentVersion }),
    ...(isHash(operatorKeyHash) && { operatorKeyHash }),
    ...(isRates(clientEvents) && { clientEvents }),
    ...(backend && { backend }),
  };
}
