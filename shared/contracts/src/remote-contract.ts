/**
 * The version of the contract between shell and remotes: the shape of a remote's door, the ports that the shell
 * offers and the shared packages' major versions. It rises when a remote built before the change would break. It
 * is copied into each build, so that a remote has the version that it was built for, not the shell's.
 */
export const contractVersion = 1;
