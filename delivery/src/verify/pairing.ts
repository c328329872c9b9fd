import { satisfies, validRange } from 'semver';
import { type Check, idOf, type Pairing } from './problem';

/** What shell and remote must agree on: that there is such a remote, the contract, and each package that the page must have once. */
export const pairingProblems: Check<Pairing> = (pairing) => [
  ...nameProblem(pairing),
  ...contractProblem(pairing),
  ...sharedProblems(pairing),
];

// The shell would not believe a registry that names a remote which its table does not have.
function nameProblem({ remote, shell }: Pairing): string[] {
  const known = new Set(Object.values(shell.build.owners));
  if (known.size === 0 || known.has(remote.build.name)) return [];
  return [
    `${idOf(remote)} is no remote that ${idOf(shell)} knows: add it to the route table and promote the shell first.`,
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
