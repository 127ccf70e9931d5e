const { AsyncLocalStorage } = require('node:async_hooks');
const fs = require('node:fs');
const vm = require('node:vm');
require('./compile-once.cjs');

/** Scripts by file, compiled once for all tests of a process and run in the context of each. */
const scripts = new Map();

function scriptOf(file) {
  const known = scripts.get(file);
  if (known) return known;
  const code = `(function (module, exports, require) {${fs.readFileSync(file, 'utf8')}\n})`;
  const script = new vm.Script(code, { filename: file });
  scripts.set(file, script);
  return script;
}

/**
 * Stores in use. Jest's own runner creates one for each test file and never disables it, and each
 * one left over slows down every promise of later files.
 */
const stores = new Set();
for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...args) {
    stores.add(this);
    return original.apply(this, args);
  };
}

/** Values that tests share with later test files of the process, as `keptByProcess`. */
const kept = new Map();

/**
 * An environment of Jest with the bundled libraries as the global `portalLibraries`. Each test file
 * has its own, evaluated when the first of them is asked for.
 *
 * @param Environment a class of environments
 */
module.exports = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      const { libraries } = config.projectConfig.testEnvironmentOptions;
      const within = this.getVmContext();
      this.global.keptByProcess = kept;
      let loaded;
      Object.defineProperty(this.global, 'portalLibraries', {
        configurable: true,
        get() {
          if (!loaded) {
            loaded = { exports: {} };
            scriptOf(libraries).runInContext(within)(loaded, loaded.exports, require);
          }
          return loaded.exports;
        },
      });
    }

    async teardown() {
      await super.teardown();
      for (const store of stores) store.disable();
      stores.clear();
    }
  };
