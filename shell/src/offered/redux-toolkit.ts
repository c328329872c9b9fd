// What remotes may import of Redux Toolkit. The shell carries what is named here; another name is a change of the shell first.
export { createSlice } from '@reduxjs/toolkit';
