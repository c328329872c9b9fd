/** Stands in the place of the shell's federation, which nothing asks. */
export const createFederation = () => ({});
