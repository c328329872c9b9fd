export { default } from './tooling/stylelint/rules.mjs';
