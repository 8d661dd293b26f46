import { placeFromAddress, placeInAddress, versions } from '@berea/scripture';
import { passageAt, type AddressedPassage } from '../canonical-address.ts';

/** Of the versions whose texts may be kept. */
const drawn = versions.filter(({ metered }) => !metered);

/** Its version is in the path, because messengers and static hosts drop queries. */
const pattern = /^\/picture\/([a-z0-9]+)\/([a-z0-9-]+)\/(\d[\d-]*)(?:\/(\d[\d:-]*))?\.png$/;

/** Where the picture of a page of the reader is, from the root: '/picture/kjv/john/3/16-18.png'. Undefined for others. */
export function pictureAddress(address: string): string | undefined {
  const passage = passageAt(address);
  if (!passage || !drawn.includes(passage.version)) return undefined;
  return `/picture/${passage.version.abbreviation.toLowerCase()}/${placeInAddress(passage.place)}.png`;
}

/** The passage that the picture at an address shows; undefined where there is none, or its address is another. */
export function passageOfPicture(pathname: string): AddressedPassage | undefined {
  const [, abbreviation, book, chapter, verse] = pattern.exec(pathname) ?? [];
  const version = drawn.find((each) => each.abbreviation.toLowerCase() === abbreviation);
  const place = placeFromAddress({ ...(book && { book }), ...(chapter && { chapter }), ...(verse && { verse }) });
  if (!version || !place.book || place.chapter === undefined) return undefined;
  const passage = { place: { ...place, book: place.book, chapter: place.chapter }, version };
  // One address for each picture, so that nobody fills the cache with the same one.
  return pathname === pictureAddress(`/bible/${placeInAddress(passage.place)}?version=${version.id}`)
    ? passage
    : undefined;
}
