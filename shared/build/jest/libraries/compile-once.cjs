const vm = require('node:vm');

/** Compiled modules by file and parameters, with their source. */
const modules = new Map();
const { compileFunction } = vm;

/**
 * Compiles a module once for all test files of a process, and evaluates it in the context of each.
 * Jest compiles every module, including its own, for each test file.
 */
vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join()}) {`;
  const key = `${filename} ${head}`;
  let known = modules.get(key);
  if (known?.source !== source) {
    // Errors then report the same position as in the file.
    const place = { filename, columnOffset: -head.length };
    known = { source, script: new vm.Script(`${head}${source}\n})`, place) };
    modules.set(key, known);
  }
  return known.script.runInContext(parsingContext);
};
