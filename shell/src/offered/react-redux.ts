// What remotes may import of react-redux. The shell carries what is named here; another name is a change of the shell first.
export { useDispatch, useSelector } from 'react-redux';
