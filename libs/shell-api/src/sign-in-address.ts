import { useLocation } from 'react-router-dom';

/** The address of the sign-in page, which returns to the present page afterwards. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  return `/auth?next=${encodeURIComponent(pathname + search)}`;
}
