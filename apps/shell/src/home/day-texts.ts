import { useAuth, useHydrated, userStorage } from '@berea/shell-api';
import { dayTextsName, dayTextsOfVisitor, readDayTexts, todayHere } from '@berea/validation';
import { useMemo } from 'react';

/** What a remote has left to say today of each of its entries, by path. Known in the browser only. */
export function useDayTexts(): Readonly<Record<string, string>> {
  const { user, loading } = useAuth();
  const hydrated = useHydrated();
  const userId = user?.id;
  return useMemo(() => {
    if (!hydrated || loading) return {};
    const stored = userStorage(userId ?? dayTextsOfVisitor, dayTextsName, readDayTexts).read() ?? {};
    const today = todayHere();
    return Object.fromEntries(
      Object.entries(stored).flatMap(([path, { [today]: text }]) => (text === undefined ? [] : [[path, text]])),
    );
  }, [hydrated, loading, userId]);
}
