import ariaQuery from 'aria-query';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/** jsdom with the tables of WAI-ARIA: 150 files that nothing changes are read once in a process, not in each test file. */
// eslint-disable-next-line no-restricted-syntax -- jest takes an environment by its default export
export default class PageEnvironment extends FixedJsdomEnvironment {
  constructor(...settings) {
    super(...settings);
    this.global.ariaQuery = ariaQuery;
  }
}
