import { faq } from '#content/faq.ts';

/** The public questions, each of which has an address of its own. */
export const questionIds = faq.map(({ id }) => id);
