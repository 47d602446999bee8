import { createMeasure } from '../telemetry/measurements';
import { isTracing, type SpanOptions, withSpan } from '../telemetry/spans';
import { getSqlState } from './errorCodes';

const measureFailure = createMeasure('statementFailed');

/** Runs a statement, as a span where traces are recorded, and counts its failure. */
export const observeStatement = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  (isTracing() ? withSpan(toSpan(text), run) : run()).catch((cause: unknown) => {
    measureFailure({ class: getSqlState(cause)?.slice(0, 2) ?? 'connection' });
    throw cause;
  });

const maxTextLength = 1_000;

/** Its text has placeholders in place of values. */
function toSpan(text: string): SpanOptions {
  const [operation = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text) ?? [];
  return {
    name: `${operation} ${table}`.trim(),
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.text': text.slice(0, maxTextLength),
    },
  };
}
