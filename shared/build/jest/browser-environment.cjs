const { TestEnvironment } = require('jest-environment-jsdom');
const withLibraries = require('./libraries/with-libraries.cjs');

// Browser globals that jsdom lacks or implements slowly and that Node has under the same names.
const borrowed = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  structuredClone,
};

/** A page of jsdom with the web's own classes for requests and addresses. */
class BrowserEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    Object.assign(this.global, borrowed);
  }
}

module.exports = withLibraries(BrowserEnvironment);
