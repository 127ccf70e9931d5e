const { TestEnvironment } = require('jest-environment-jsdom');

// What browsers have, jsdom lacks, and Node has under the same names.
const borrowed = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  structuredClone,
};

/** A page of jsdom with the web's own classes for requests. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    Object.assign(this.global, borrowed);
  }
};
