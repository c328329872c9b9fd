// What remotes may import of RTK Query. The shell carries what is named here; another name is a change of the shell first.
export { skipToken } from '@reduxjs/toolkit/query';
