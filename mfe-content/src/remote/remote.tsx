import { contractVersion } from '@site/contracts/remote-contract';
import type { RouteIdOf } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';
import { pages } from './pages';

/** The door of mfe-content: the only file that the shell loads by name. */
export const remote: RemoteModule<RouteIdOf<'mfe-content'>> = {
  contract: contractVersion,
  name: 'mfe-content',
  pages,
  slices: [],
};
