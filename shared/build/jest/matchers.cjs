expect.extend(require('@testing-library/jest-dom/matchers'));
const { configure } = require('@testing-library/dom');

// A busy machine is slower than the library's one second; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });
