// What remotes may import of the router. The shell carries what is named here; another name is a change of the shell first.
// `UNSAFE_DataRouterContext` is for `usePageNavigate`, which asks what the router does before React has rendered it.
export {
  Link,
  Navigate,
  UNSAFE_DataRouterContext,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
