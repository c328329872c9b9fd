import { houseRules } from '@site/tooling/eslint/house-rules.mjs';

export default houseRules(import.meta.dirname);
