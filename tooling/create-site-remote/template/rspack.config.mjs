import { remoteConfig } from '@site/tooling/rspack/remote.mjs';

export default remoteConfig(import.meta.dirname);
