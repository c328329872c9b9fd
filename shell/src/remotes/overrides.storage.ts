import { pipe, record, string, url } from 'valibot';
import { storageItem } from '@site/platform/storage';

/** The remotes that a developer has pointed at their own machine: the address of each one's manifest. */
export const remoteOverrides = storageItem(
  'local',
  'remoteOverrides',
  record(string(), pipe(string(), url())),
);
