/** What a title costs, in cents (document 2, section 9): a smaller sum buys none. */
export const titlePriceCents = 500;
