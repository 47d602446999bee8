const { readFileSync } = require('node:fs');

/**
 * The router keeps references to a page's exports, also to loaders and actions, which React Refresh does not replace. So
 * in development it gets this proxy module, which always calls the page's current exports.
 */
module.exports = () => {};
module.exports.pitch = function createProxyModule() {
  const file = JSON.stringify(this.resourcePath);
  const source = readFileSync(this.resourcePath, 'utf8');
  const functions = ['loader', 'action'].filter((name) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(source));
  return `import * as page from ${file};
import { performReactRefresh } from 'react-refresh/runtime';
export * from ${file};
${functions.map((name) => `export const ${name} = (...args) => page.${name}(...args);`).join('\n')}
import.meta.webpackHot.accept(${file}, () => performReactRefresh());
`;
};
