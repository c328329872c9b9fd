// A test with `@jest-environment node` has no page, and loads nothing of what pages need.
if (typeof document !== 'undefined') require('./page');
