import { choice } from './endpointShapes';
import type { EndpointShape, EndpointShapes, FieldShape } from './types';

/**
 * The calls of a release that a server does not serve as the release was built for. Each as the end of a sentence:
 * `POST /jobs, which has no field stipend`. The server may accept more fields and send more than was used.
 */
export const findUnmetEndpoints = (used: EndpointShapes, served: EndpointShapes): string[] =>
  Object.entries(used).flatMap(([name, endpoint]) => {
    const other = served[name];
    if (!other) return [`${name}, which is missing`];
    const difference = compareEndpoints(endpoint, other);
    return difference === undefined ? [] : [`${name}, ${difference}`];
  });

function compareEndpoints(used: EndpointShape, served: EndpointShape): string | undefined {
  if (used.produces !== served.produces) return `which produces ${served.produces}`;
  const differences = [
    ...Object.entries(used.input).map(([path, field]) => compareInput(path, field, served.input[path])),
    ...Object.entries(served.input).map(([path, { optional }]) =>
      used.input[path] || optional || isInMissing(path, used.input) ? undefined : `which requires ${path}`,
    ),
    ...Object.entries(used.output).map(([path, field]) => compareOutput(path, field, served.output[path])),
  ];
  return differences.find((difference) => difference !== undefined);
}

/** Values that the server does not know are no difference: it names the field, and the form shows that. */
function compareInput(path: string, used: FieldShape, served: FieldShape | undefined): string | undefined {
  if (!served) return `which takes no ${path}`;
  if (used.optional && !served.optional) return `which requires ${path}`;
  if (used.nullable && !served.nullable) return `whose ${path} may not be empty`;
  return used.type === served.type ? undefined : `whose ${path} is ${nameType(served)}`;
}

/** A value that the release does not know could be one that it cannot show. */
function compareOutput(path: string, used: FieldShape, served: FieldShape | undefined): string | undefined {
  const name = path || 'response';
  // The release uses nothing of it: an endpoint without a response has this type.
  if (used.type === 'any') return undefined;
  if (!served) return used.optional ? undefined : `which returns no ${name}`;
  if (!used.optional && served.optional) return `whose ${name} may be missing`;
  if (!used.nullable && served.nullable) return `whose ${name} may be empty`;
  if (used.type !== served.type) return `whose ${name} is ${nameType(served)}`;
  const added = used.values && (served.values?.filter((value) => !used.values?.includes(value)) ?? ['any value']);
  return added?.length ? `whose ${name} may be ${added.join(', ')}` : undefined;
}

/** A choice of types is compared as its whole schema, which no sentence could hold. */
const nameType = ({ type }: FieldShape) => (type.startsWith(choice) ? 'of other types' : type);

/** Whether the field is part of one that the release does not send at all. */
function isInMissing(path: string, used: EndpointShape['input']): boolean {
  const parent = path.replace(/(\[\]|\{\}|\.[^.[{]*)$/, '');
  return parent !== path && !used[parent];
}
