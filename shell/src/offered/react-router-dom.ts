export { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
