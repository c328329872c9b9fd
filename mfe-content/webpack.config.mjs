import { remoteConfig } from '@site/tooling/bundler/remote.mjs';

export default remoteConfig(import.meta.dirname, {
  port: 3104,
  firstCalls: { home: 'currentEvent', results: 'currentEvent' },
});
