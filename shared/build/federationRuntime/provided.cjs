// Takes the place of federation's runtime in an area: the shell's functions, with the state of this bundle. It is evaluated
// by the bundle's runtime, before any module of the area.
const { initContainerEntry } = require('federation-container-entry');
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.footholdFederation;

/** The runtime's own `init` would make the area's instance the one that the shell loads areas with. */
function init(options) {
  const identified = { ...options, id: '' };
  const known = runtime.getInstance(({ name }) => name === options.name);
  known?.initOptions(identified);
  return known ?? runtime.createInstance(identified);
}

module.exports = {
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
  runtime: { ...runtime, init },
};
