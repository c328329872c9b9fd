import { remoteConfig } from '@site/tooling/bundler/remote.mjs';

export default remoteConfig(import.meta.dirname);
