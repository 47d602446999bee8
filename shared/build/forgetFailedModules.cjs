// The runtime of a bundle keeps the error of a module that failed, and throws it again for ever. The shell calls this before
// it loads code again.
globalThis.footholdBundles ??= [];
globalThis.footholdBundles.push(function forgetFailedModules() {
  for (const [id, module] of Object.entries(require.cache)) if (module?.error) delete require.cache[id];
});
