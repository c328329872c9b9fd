import { remoteConfig } from '@site/tooling/bundler/remote.mjs';

export default remoteConfig(import.meta.dirname, {
  port: 3102,
  firstCalls: { cart: 'currentEvent', campaign: 'currentEvent' },
});
