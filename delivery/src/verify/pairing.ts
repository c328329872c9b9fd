import { satisfies, validRange } from 'semver';
import { type Check, idOf, type Pairing } from './problem';
import { shadowProblems } from './routes';

/**
 * What shell and remote must agree on: whose paths are whose, the contract, each package that the page must have once, the
 * names that the remote imports of it, and the calls that its pages begin with.
 */
export const pairingProblems: Check<Pairing> = (pairing) => [
  ...nameProblem(pairing),
  ...pagesProblem(pairing),
  ...shadowProblems(pairing),
  ...contractProblem(pairing),
  ...sharedProblems(pairing),
  ...namesProblems(pairing),
  ...callProblems(pairing),
];

// A shell from before decision 22 does not believe a registry that names a remote which its own table does not have.
function nameProblem({ remote, shell }: Pairing): string[] {
  const known = new Set(Object.values(shell.build.owners));
  if (known.size === 0 || known.has(remote.build.name)) return [];
  return [`${idOf(remote)} is not a remote that ${idOf(shell)} knows: promote a newer shell first.`];
}

// And a remote from before it does not say which page is at which path.
function pagesProblem({ remote, shell }: Pairing): string[] {
  const { routes, routeTable } = remote.build;
  if (Object.keys(shell.build.owners).length > 0 || routes.every((path) => routeTable[path])) return [];
  return [
    `${idOf(remote)} does not name its pages, as ${idOf(shell)} needs it: build the remote again, and promote that first.`,
  ];
}

function contractProblem({ remote, shell }: Pairing): string[] {
  const { contract } = remote.build;
  const speaks = shell.build.speaks ?? [];
  if (contract !== undefined && speaks.includes(contract)) return [];
  return [
    `${idOf(remote)} is built for contract ${contract ?? '(none)'}, but ${idOf(shell)} speaks ${speaks.join(' and ') || 'none'}: build the remote for one of these, or promote a shell that speaks ${contract} first.`,
  ];
}

function sharedProblems({ remote, shell }: Pairing): string[] {
  return Object.entries(remote.build.requires).flatMap(([name, range]) => {
    const provided = shell.build.provides[name];
    if (provided === undefined) {
      return [
        `${idOf(remote)} wants ${name} ${range} from the shell, but ${idOf(shell)} does not share it: remove the import, or have the shell share it.`,
      ];
    }
    if (validRange(range) && satisfies(provided, range, { includePrerelease: true })) return [];
    return [
      `${idOf(remote)} wants ${name} ${range}, but ${idOf(shell)} gives ${provided}: install a version of ${name} that fits, and build again.`,
    ];
  });
}

function namesProblems({ remote, shell }: Pairing): string[] {
  const { offers } = shell.build;
  return Object.entries(remote.build.imports).flatMap(([module, names]) => {
    const offered = offers[module];
    if (!offered) return [];
    return names
      .filter((name) => !offered.includes(name))
      .map((name) => {
        const what = name === '*' ? `all of ${module}` : `${name} of ${module}`;
        return `${idOf(remote)} imports ${what}, but ${idOf(shell)} offers ${offered.join(', ') || 'no name'} of it: do without, or have the shell offer it and promote the shell first.`;
      });
  });
}

function callProblems({ remote, shell }: Pairing): string[] {
  const { calls } = shell.build;
  if (!calls) return [];
  return Object.entries(remote.build.firstCalls)
    .filter(([, call]) => !calls.includes(call))
    .map(
      ([path, call]) =>
        `${idOf(remote)} begins ${path} with the call ${call}, which ${idOf(shell)} does not know: take it out of "firstCalls", or promote a shell that knows it first.`,
    );
}
