// Stands in for zod's writers of JSON Schema in the browser: only the server describes the API, and they weigh 5 KB.
const refuse = () => {
  throw new Error('JSON Schema is written by the server only.');
};
module.exports = new Proxy({ __esModule: true }, { get: (own, name) => own[name] ?? (() => refuse) });
