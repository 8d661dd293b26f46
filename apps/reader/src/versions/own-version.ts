import { defaultVersionId } from '@berea/scripture';
import { useLocation, useNavigationType, useSettings } from '@berea/shell-api';
import { useState } from 'react';

/**
 * The address with one's own version, where a chapter is opened from within the product by an address that names none.
 * Undefined where the address stays: it was shared or entered, names a version, or one reads the usual one. Who begins
 * to read at an address without a version goes on there.
 * @param reading whether a chapter is open
 */
export function useAddressInOwnVersion(reading: boolean): string | undefined {
  const { key, pathname, search, hash } = useLocation();
  const { bibleVersion } = useSettings().settings;
  const fromWithin = useNavigationType() !== 'POP';
  const namesNone = reading && !new URLSearchParams(search).has('version');
  const [last, setLast] = useState({ key: '', stays: false, inOwn: false });
  if (last.key !== key) {
    const inOwn = namesNone && fromWithin && !last.stays;
    setLast({ key, inOwn, stays: namesNone && !inOwn });
  }
  if (!last.inOwn || bibleVersion === defaultVersionId) return undefined;
  return `${pathname}${search}${search === '' ? '?' : '&'}version=${encodeURIComponent(bibleVersion)}${hash}`;
}
