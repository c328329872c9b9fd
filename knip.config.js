const product = { project: 'src/**/*.{ts,tsx}' };
const door = (entry) => ({ ...product, entry: [entry] });

// What a door of a shared package exports is used by another package, or it goes.
const shared = (...entry) => ({ ...product, entry, includeEntryExports: true });

export default {
  ignoreExportsUsedInFile: true,
  // jest's settings name them as text.
  ignoreIssues: { 'shared/testing/jest/*.cjs': ['exports'] },
  workspaces: {
    '.': {
      entry: ['*.config.mjs'],
      ignoreUnresolved: ['.+/jest/(stop-)?engines.mjs'],
      // jest.config.mjs gets their paths from the tooling, which has them.
      ignoreDependencies: ['ts-jest', 'jest-fixed-jsdom'],
    },
    // Files that the bundler names.
    shell: door('src/start/prerender.tsx'),
    'mfe-*': door('src/remote/{remote.tsx,prerender.ts}'),
    // Texts and art are made by scripts of its own; a font is resolved by the name of its file.
    'mfe-content': {
      entry: ['src/remote/{remote.tsx,prerender.ts}', 'tools/*/{make,compile}.ts'],
      project: ['src/**/*.{ts,tsx}', 'tools/**/*.ts'],
      ignoreDependencies: ['@fontsource/gabarito'],
    },
    // Fonts are named by the stylesheet, and by a test as files.
    'shared/tokens': { ...shared('src/*.ts'), ignoreDependencies: [/^@fontsource/] },
    'shared/domain': shared('src/*.ts'),
    'shared/brand': shared('src/*.ts'),
    'shared/contracts': shared('src/*.ts', 'src/api/*.ts'),
    'shared/api': shared('src/*.ts', 'src/http/*.ts', 'src/resources/*.ts'),
    'shared/ui': shared('src/*/*.tsx'),
    'shared/platform': shared('src/*/*.tsx'),
    'shared/prerender': shared('src/*.tsx'),
    'shared/release': shared('src/*.ts'),
    'shared/forms': shared('src/*/*.tsx'),
    'shared/cart': shared('src/*/*.tsx'),
    // The bundler puts the remote that runs alone in the place of 'site-remote'.
    'shared/testing': { ...shared('src/*.tsx', 'jest/*'), ignoreDependencies: ['site-remote'] },
    sandbox: { ...product, entry: ['src/testing/*.ts', 'src/payment-provider/browser/main.ts'] },
    delivery: {
      project: ['*.mjs', 'src/**/*.ts'],
      // The command is compiled; the bench runs one of the two others by its path, a test compiles the other.
      entry: [
        '{delivery,compile}.mjs',
        'src/cli/main.ts',
        'src/testing/{full-store,promote-at-once}.ts',
        'src/soak/worker.ts',
      ],
    },
    // The page's script is compiled by `delivery page`, which names it by its path.
    'release-page': product,
    e2e: {
      entry: ['**/*.spec.ts', 'engines.config.ts'],
      project: '**/*.ts',
      // Of Debian, by `pnpm check:engines`.
      ignoreBinaries: ['Xvfb', 'WebKitWebDriver'],
    },
    bench: {
      entry: ['src/builds/build.mjs', 'src/stand-ins/*.ts'],
      project: 'src/**/*.{ts,mjs}',
      // Names that the builds fill in.
      ignoreDependencies: ['site-doors', 'site-remotes', 'site-routes', 'site-start'],
    },
    tooling: {
      // The files that `pnpm new-remote` and `pnpm pack:site` copy.
      ignore: ['{new-remote,create-site-remote,pack/outside}/**'],
      entry: [
        '{scripts,bundler,rspack,eslint,jest,stylelint}/**/*.{mjs,test.ts}',
        '*.config.mjs',
        'tsconfig/*.d.ts',
      ],
      project: '**/*.{mjs,ts}',
      // Named as text in settings of webpack and jest, where no import shows, or loaded by one of those.
      ignoreDependencies: [
        '@arethetypeswrong/cli',
        '@csstools/postcss-global-data',
        'eslint-import-resolver-typescript',
        'jest-environment-jsdom',
        'jest-fixed-jsdom',
        'lightningcss',
        'postcss',
        'postcss-custom-media',
        'postcss-loader',
        'publint',
        'style-loader',
        'swc-loader',
        'ts-jest',
      ],
    },
  },
};
