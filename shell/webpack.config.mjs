import { shellConfig } from '@site/tooling/bundler/shell.mjs';

export default shellConfig(import.meta.dirname);
