import type { Release } from '#publish/release.ts';
import { idOf, type Pairing } from './problem';

/** Routes that the shell's table gives to another remote, or that another live remote answers already. */
export function routeProblems({ remote, shell }: Pairing, others: readonly Release[]): string[] {
  const { name, routes } = remote.build;
  const { owners } = shell.build;
  return routes.flatMap((path) => {
    const owner = owners[path];
    if (Object.keys(owners).length > 0 && owner !== name) {
      return [
        `${idOf(remote)} answers ${path}, which ${owner ? `belongs to ${owner}` : 'is not in the route table'} in ${idOf(shell)}: take the route out, or change the table and promote the shell first.`,
      ];
    }
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
