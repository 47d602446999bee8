// The shell lends the part of federation's runtime that every bundle would have a copy of. Areas take it from here.
const { attachShareScopeMap, bundlerRuntime, runtime } = require('federation-bundler-runtime');
globalThis.footholdFederation = { version: __FEDERATION_INTERFACE__, attachShareScopeMap, bundlerRuntime, runtime };
