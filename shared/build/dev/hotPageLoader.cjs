const { readFileSync } = require('node:fs');

/**
 * The router keeps what a page hands to it, and that is more than components, which React alone would replace. So in
 * development the router gets this stand-in, which always leads to the page as it is now.
 */
module.exports = () => {};
module.exports.pitch = function standIn() {
  const file = JSON.stringify(this.resourcePath);
  const source = readFileSync(this.resourcePath, 'utf8');
  const functions = ['loader', 'action'].filter((name) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(source));
  return `import * as page from ${file};
import { performReactRefresh } from 'react-refresh/runtime';
export * from ${file};
${functions.map((name) => `export const ${name} = (...given) => page.${name}(...given);`).join('\n')}
import.meta.webpackHot.accept(${file}, () => performReactRefresh());
`;
};
