/** The name that the shell has among the apps. */
export const shellName = 'shell';

/** What a build says about itself, beside its files. */
export const buildRecordFile = 'build.json';

/** The manifest of a remote: the one document that a browser needs before it loads the remote's code. */
export const manifestFile = 'mf-manifest.json';

/** The registry, at the root of the site: which version of each remote is live. */
export const registryFile = 'remotes.json';

/** The settings of an environment, at the root of the site. */
export const configFile = 'config.json';

/** The module that a remote exposes, and the only one that the shell loads. */
export const exposedModule = 'remote';

/** Whether a file is code, which has a hash in the manifest and a size in the budget. */
export const isCode = (file: string): boolean => file.endsWith('.js') || isStylesheet(file);

/** Whether a file is a stylesheet. */
export const isStylesheet = (file: string): boolean => file.endsWith('.css');

/** The folder of a version on the site, with a slash at both ends. */
export const folderOf = ({ name, version }: { name: string; version: string }): string =>
  `/${name}/${version}/`;
