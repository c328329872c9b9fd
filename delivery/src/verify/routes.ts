import type { Release } from '#publish/release.ts';
import { idOf, type Pairing } from './problem';

/** Routes that the shell's table gives to another remote, or to nobody. */
export function tableProblems({ remote, shell }: Pairing): string[] {
  const { name, routes } = remote.build;
  const { owners } = shell.build;
  if (Object.keys(owners).length === 0) return [];
  return routes
    .filter((path) => owners[path] !== name)
    .map(
      (path) =>
        `${idOf(remote)} answers ${path}, which ${owners[path] ? `belongs to ${owners[path]}` : 'is not in the route table'} in ${idOf(shell)}: take the route out, or change the table and promote the shell first.`,
    );
}

/** Routes that another live remote answers already. */
export function rivalProblems(remote: Release, others: readonly Release[]): string[] {
  const { name, routes } = remote.build;
  return routes.flatMap((path) => {
    const rival = others.find(
      ({ build }) => build.name !== name && build.routes.some((other) => sameRoute(other, path)),
    );
    return rival
      ? [
          `${idOf(remote)} answers ${path}, which ${idOf(rival)} answers already: one of the two must give it up.`,
        ]
      : [];
  });
}

const sameRoute = (a: string, b: string) => shapeOf(a) === shapeOf(b);
const shapeOf = (path: string) => path.toLowerCase().replaceAll(/:[^/]+/g, ':');
