// A CSS module in a unit test: each class is its own name.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
