// What remotes may import of the router. The shell carries what is named here; another name is a change of the shell first.
export {
  Link,
  Navigate,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
