import { remoteRules } from '@site/tooling/eslint/remote.mjs';

export default remoteRules;
