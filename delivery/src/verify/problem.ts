import type { Release } from '#publish/release.ts';

/** Looks at one side of a build and says, one sentence each, what would break the running site. */
export type Check<Subject> = (subject: Subject) => string[];

/** A remote's build beside the shell that would load it. */
export interface Pairing {
  remote: Release;
  shell: Release;
}

/** How a sentence names a version. */
export const idOf = ({ build }: Release) => `${build.name}@${build.version}`;
