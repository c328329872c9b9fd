import { literal } from 'valibot';
import { storageItem } from '@site/platform/storage';

/** The visitor's consent to cookies (D49). */
export const cookieConsent = storageItem('local', 'cookieConsent', literal('true'));
