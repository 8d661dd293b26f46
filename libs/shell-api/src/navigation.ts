/**
 * The parts of React Router that remotes need. Re-exporting only these keeps the rest out of the shell's bundle.
 * To use another part, export it here and increment the version of this package.
 */
export { Navigate, useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
