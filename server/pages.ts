import { pagesByRoute, type AddressState, type ProductPages } from '@berea/platform/serve/product-pages';
import { placeFromAddress, strongsNumber } from '@berea/scripture';
import { concordanceWordRule, takenBy } from '@berea/validation';
import { otherSpelling } from './canonical-address.ts';
import { withHead } from './page-head.ts';
import { isCardAddress } from './public-addresses.ts';

/** The numbers that the lexicons have. */
const lastStrongs = { G: 5624, H: 8674 } as const;

function placeState([book, chapter, verse]: readonly string[]): AddressState {
  const place = placeFromAddress({ book, chapter, verse });
  const given = [book, chapter, verse].filter((part) => part !== undefined).length;
  const understood = [place.book, place.chapter, place.verse].filter((part) => part !== undefined).length;
  // More where a number is a verse: 'jude/5'.
  return given <= understood ? 'exists' : 'missing';
}

function wordState(word: string): AddressState {
  const number = strongsNumber(word);
  if (number === undefined) return takenBy(concordanceWordRule, word) === undefined ? 'missing' : 'unknown';
  return Number(number.slice(1)) <= lastStrongs[number[0] as keyof typeof lastStrongs] ? 'exists' : 'missing';
}

/** What this server knows of the product's addresses: which books, chapters, numbers and entries there are. */
export const bereaPages: ProductPages = {
  state(route, parameters) {
    if (route.path.startsWith('/bible/:')) return placeState(parameters);
    if (route.path.startsWith('/concordance/:') && parameters[0] !== undefined) return wordState(parameters[0]);
    if (route.path === '/encyclopedia/entry/:term')
      return isCardAddress(`/encyclopedia/entry/${encodeURIComponent(parameters[1]!)}`) ? 'exists' : 'unknown';
    return pagesByRoute.state(route, parameters);
  },
  otherSpelling,
  withHead,
};
