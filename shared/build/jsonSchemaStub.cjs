// Replaces zod's JSON Schema writers in browser bundles, where nothing calls them; they weigh 5 KB.
const refuse = () => {
  throw new Error('JSON Schema is written by the server only.');
};
module.exports = new Proxy({ __esModule: true }, { get: (own, name) => own[name] ?? (() => refuse) });
