import bcrypt from 'bcryptjs';

/** Turns a password into a bcrypt hash; `rounds` is the cost. */
export const hashPassword = (password: string, rounds: number) => bcrypt.hash(password, rounds);

/** Says whether a password belongs to a hash. Without a hash it takes as long and says no. */
export const passwordMatches = (password: string, hash = nobodysHash) => bcrypt.compare(password, hash);

const nobodysHash = '$2b$08$bnPsPk5WfCOyTwnLl2zg.eSdxAY1ydR80XUZGwa4jUms08JYmg4gG';
