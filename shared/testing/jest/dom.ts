// A test with `@jest-environment node` has no page.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import is evaluated in every test
if (typeof document !== 'undefined') require('./page');
