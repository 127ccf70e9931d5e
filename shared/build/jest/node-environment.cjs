const { TestEnvironment } = require('jest-environment-node');
const withLibraries = require('./libraries/with-libraries.cjs');

class NodeEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    // A module that was compiled for one test file is one in the next file's world, too.
    const isModule = (one) => Object.prototype.toString.call(one) === '[object WebAssembly.Module]';
    const { Module } = this.global.WebAssembly;
    Object.defineProperty(Module, Symbol.hasInstance, { value: isModule });
  }
}

/** Node's own environment, with the libraries in one piece. */
module.exports = withLibraries(NodeEnvironment);
