import { contractVersion } from '@site/contracts/remote-contract';
import type { RemoteModule } from '@site/platform/remote-module';
import { pages } from './pages';

/** The door of mfe-new-page: the only file that the shell loads by name. */
export const remote: RemoteModule = {
  contract: contractVersion,
  name: 'mfe-new-page',
  pages,
  slices: [],
};
