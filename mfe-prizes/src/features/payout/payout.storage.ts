import { opaqueId, storageItem } from '@site/platform/storage';

/** The payout under way, for the life of the tab: the code and the receipt belong to it. */
export const payoutId = storageItem('session', 'payoutId', opaqueId);
