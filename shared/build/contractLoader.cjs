const { parseSync } = require('oxc-parser');

// What of an endpoint a page does not use: it sends what its types allow, and trusts the answer. A form imports the schema
// of its input by name.
const unusedFields = new Set(['access', 'summary', 'status', 'params', 'query', 'body', 'output', 'bodyLimit']);

/**
 * Takes out of the contract what pages do not use, and marks its other declarations as pure, so that a bundle leaves out
 * those that it does not use. A page without a form then needs no schema, and no zod.
 */
module.exports = function leaveOutSchemas(source) {
  const constants = parseSync(this.resourcePath, source).program.body.flatMap(
    (statement) => (statement.declaration ?? statement).declarations ?? [],
  );
  const edits = /[\\/]emptySchemas\.ts$/.test(this.resourcePath)
    ? constants.map(({ init: { start, end } }) => ({ start, end, by: 'undefined' }))
    : [...constants.flatMap(({ init }) => markAsPure(init)), ...findEndpointObjects(constants).flatMap(removeFields)];
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source);
};

/** Annotations of single calls are not enough: compilers lose those of a chain of calls. */
const markAsPure = ({ type, start, end }) =>
  /Function|Literal/.test(type)
    ? []
    : [
        { start, end: start, by: '/*#__PURE__*/ (() => (' },
        { start: end, end, by: '))()' },
      ];

/** The objects that declare endpoints, and those that they spread. */
function findEndpointObjects(constants) {
  const declared = constants.flatMap(({ init }) => (init.callee?.name === 'endpoint' ? [init.arguments[0]] : []));
  const spread = declared.flatMap(({ properties }) => properties.flatMap(({ argument }) => argument?.name ?? []));
  const parts = constants.filter(({ id }) => spread.includes(id.name)).map(({ init }) => init.expression ?? init);
  return [...declared, ...parts];
}

const removeFields = ({ properties, end }) =>
  properties.flatMap(({ key, start }, index) =>
    unusedFields.has(key?.name) ? [{ start, end: properties[index + 1]?.start ?? end - 1, by: '' }] : [],
  );
