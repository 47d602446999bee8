// Leaves out of a bundle what a page does not use of the contract: a declaration is pure, and no browser reads summaries.
const declaration = /^((?:export )?const \w+ = )(?=endpoint\(|z\.)/gm;
const summary = /^ +summary:\s*(?:'[^']*'|`[^`]*`),\n/gm;
module.exports = (source) => source.replace(declaration, '$1/*#__PURE__*/ ').replace(summary, '');
