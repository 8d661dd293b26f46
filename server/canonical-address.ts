import {
  defaultVersionId,
  placeFromAddress,
  placeInAddress,
  versionById,
  type Place,
  type Version,
} from '@berea/scripture';
import { cardAddress } from './public-addresses.ts';

/** The passage of an address, and the version it is read in. */
export interface AddressedPassage {
  readonly place: Place & Required<Pick<Place, 'book' | 'chapter'>>;
  readonly version: Version;
}

const bible = /^\/bible\/([^/?]+)(?:\/([^/?]+))?(?:\/([^/?]+))?\/?$/i;

/** The place of an address of the reader, as far as it exists. */
function placeAt(pathname: string): Place | undefined {
  const [, book, chapter, verse] = bible.exec(pathname) ?? [];
  if (book === undefined) return undefined;
  try {
    return placeFromAddress({ book: decodeURIComponent(book), ...(chapter && { chapter }), ...(verse && { verse }) });
  } catch {
    return undefined;
  }
}

const versionIn = (query: string): Version =>
  versionById(new URLSearchParams(query).get('version') ?? '') ?? versionById(defaultVersionId)!;

/** The passage that an address of the reader shows; undefined where no chapter is open. */
export function passageAt(address: string): AddressedPassage | undefined {
  const [pathname = '', query = ''] = address.split('?');
  const place = placeAt(pathname);
  if (!place?.book || place.chapter === undefined) return undefined;
  return { place: { ...place, book: place.book, chapter: place.chapter }, version: versionIn(query) };
}

/**
 * The one address of a page that several lead to: 'Abraham' for 'abraham', a chapter without the version that is meant
 * without one. Of a query only what chooses the page is left.
 * @param address from the root, with its query
 */
export function canonicalAddress(address: string): string {
  const card = cardAddress(address);
  if (card !== undefined) return card;
  const [pathname = '', query = ''] = address.split('?');
  const place = placeAt(pathname);
  if (!place?.book) return pathname;
  const version = versionIn(query).id;
  const isUsual = place.chapter === undefined || version === defaultVersionId;
  return `/bible/${placeInAddress({ ...place, book: place.book })}${isUsual ? '' : `?version=${version}`}`;
}

/**
 * Where an address leads whose path is another spelling of a listed one, '/bible/John/3', '/encyclopedia/entry/abraham'.
 * Undefined where it stays. What its query says is kept.
 */
export function otherSpelling(address: string): string | undefined {
  const [pathname = '', ...query] = address.split('?');
  const listed = canonicalAddress(pathname);
  return listed === pathname ? undefined : [listed, ...query].join('?');
}
