// Marks the contract's declarations as pure, so that a bundle leaves out those it does not use, and removes the summaries,
// which only the API's documentation needs.
const declaration = /^((?:export )?const \w+ = )(?=endpoint\(|choiceOf\(|Object\.keys\(|z\.)/gm;
const summary = /^ +summary:\s*(?:'[^']*'|`[^`]*`),\n/gm;
module.exports = (source) => source.replace(declaration, '$1/*#__PURE__*/ ').replace(summary, '');
