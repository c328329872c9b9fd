/** How ts-jest translates a file: types are checked elsewhere. */
export const compilerOptions = {
  module: 'commonjs',
  moduleResolution: 'node10',
  ignoreDeprecations: '6.0',
  target: 'es2022',
  jsx: 'react-jsx',
  esModuleInterop: true,
  isolatedModules: true,
  allowImportingTsExtensions: false,
};
