import { execFileSync } from 'node:child_process';

// As in the browser: the shell's Fast Refresh, react-dom's renderer, a remote's Fast Refresh, a change in the remote.
const page = `
  globalThis.self = globalThis;
  const { createRequire } = await import('node:module');
  const require = createRequire(process.cwd() + '/');
  const newRuntime = () => {
    const file = require.resolve('react-refresh/runtime');
    for (const name of Object.keys(require.cache)) if (name.includes('react-refresh')) delete require.cache[name];
    return require(file);
  };
  const { refreshHook } = await import(process.cwd() + '/bundler/development/refresh-hook.mjs');
  (0, eval)(refreshHook);
  newRuntime().injectIntoGlobalHook(globalThis);
  let heard = 0;
  __REACT_DEVTOOLS_GLOBAL_HOOK__.inject({ scheduleRefresh() {}, setRefreshHandler: () => (heard += 1) });
  const remote = newRuntime();
  remote.injectIntoGlobalHook(globalThis);
  remote.register(function Before() {}, 'LoginPage');
  remote.register(function After() {}, 'LoginPage');
  remote.performReactRefresh();
  console.log(heard);
`;

test('a remote whose Fast Refresh comes after react-dom still refreshes the page', () => {
  const output = execFileSync('node', ['--input-type=module', '-e', page], {
    cwd: `${__dirname}/../..`,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  expect(output.trim()).toBe('1');
});
