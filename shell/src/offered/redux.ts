// What remotes may import of Redux. The shell carries what is named here; another name is a change of the shell first.
export { combineReducers } from 'redux';
