import type { FieldErrors } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import type { core } from 'zod';
import { fail } from './fail';

/** Parses one part of a request, and collects in `problems` what is wrong, one sentence per field. */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown, problems: FieldErrors): z.output<S> {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  // Sentences take an option, for which each parse pays, and few need them.
  const { error } = schema.safeParse(value, { error: toMessage });
  for (const { path, message } of error?.issues ?? []) problems[path.join('.') || 'body'] ??= message;
  return data as z.output<S>;
}

/** Fails with `invalid_input` when there are problems. */
export function failOnProblems(problems: FieldErrors): void {
  if (Object.keys(problems).length > 0) fail('invalid_input', problems);
}

/** Whether any text in a parsed request holds NUL, which PostgreSQL cannot store. */
export function hasNul(request: unknown): boolean {
  const pending = [request];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) pending.push(inner);
  }
  return false;
}

/** The sentence for an issue without a message of its own in the contract. */
function toMessage(issue: core.$ZodRawIssue): string {
  const label = toLabel(issue.path);
  if (issue.input === undefined) return `${label} is required.`;
  switch (issue.code) {
    case 'invalid_type':
      return `${label} must be ${typeNames[issue.expected] ?? 'of another kind'}.`;
    case 'invalid_value':
      return `${label} must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `${label} must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}.`;
    case 'too_small':
      return `${label} must be at least ${issue.minimum}${issue.origin === 'string' ? ' characters long' : ''}.`;
    default:
      return `${label} is not valid.`;
  }
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

function toLabel(path: PropertyKey[] | undefined): string {
  const name = String(path?.at(-1) ?? 'body').replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Parses an id from a path segment. Undefined for anything that cannot be the id of a row. */
export const parseId = (text = ''): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
