const vm = require('node:vm');

const { compileFunction } = vm;

/**
 * Loaded by Jest's workers. Jest compiles every module anew for each test file, as a function. V8 remembers scripts, so
 * each module becomes a script with that function, which a worker compiles once.
 */
vm.compileFunction = (source, parameters, { parsingContext, filename, ...options } = {}) => {
  if (!parsingContext) return compileFunction(source, parameters, { filename, ...options });
  // On the first line of the module, so that positions in it stay as they are.
  const head = `(function (${parameters.join()}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
};
