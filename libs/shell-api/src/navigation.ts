/**
 * The router, as far as a remote needs it. Re-exporting these few keeps the rest of it out of what the shell ships;
 * a part missing here is added here, and with it the version of this contract rises.
 */
export {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, To } from 'react-router-dom';
