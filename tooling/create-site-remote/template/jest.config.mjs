import { remoteTests } from '@site/tooling/jest/remote.mjs';

export default remoteTests;
