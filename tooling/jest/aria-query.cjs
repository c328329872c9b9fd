// The tables that the environment of a page has read already.
module.exports = globalThis.ariaQuery;
