import { useLocation } from 'react-router-dom';

/** The address of the sign-in page, which returns to a page afterwards. */
export const signInAddress = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  `/auth?next=${encodeURIComponent(pathname + search)}`;

/** The address of the sign-in page, which returns to the present page afterwards. */
export const useSignInAddress = (): string => signInAddress(useLocation());
