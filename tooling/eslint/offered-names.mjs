import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = 'shell/src/offered';

/**
 * For ESLint's `no-restricted-imports`: for each library that the shell offers in part, the names that it offers.
 */
export function offeredNames(root) {
  const folder = join(root, list);
  return readdirSync(folder).map((file) => {
    const [, names, name] = /^export \{([^}]*)\} from '([^']+)';/m.exec(
      readFileSync(join(folder, file), 'utf8'),
    );
    return {
      name,
      allowImportNames: names
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
      allowTypeImports: true,
      message: `The shell offers remotes only the names in ${list}/${file}. Another name needs a release of the shell first.`,
    };
  });
}
