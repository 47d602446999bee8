/** What a template may name; a message has the value of its application in each place. */
export const templatePlaceholders = ['first_name', 'job_title', 'company_name'] as const;
export type TemplatePlaceholder = (typeof templatePlaceholders)[number];
export type TemplateValues = Record<TemplatePlaceholder, string>;

/** Why a text is no template, and where: lines and columns are counted from 1, columns in characters. */
export interface TemplateProblem {
  line: number;
  column: number;
  /** The sentence for its author, with the place. */
  message: string;
}

/**
 * The first problem of a template, or undefined. A placeholder stands in braces, as in `{first_name}`; `{{` and `}}` stand
 * for the braces themselves.
 */
export function findTemplateProblem(text: string): TemplateProblem | undefined {
  for (const { 0: token, 1: name, index } of text.matchAll(tokens)) {
    const advice = findAdvice(token, name);
    if (!advice) continue;
    return { ...findPlace(text, index), message: `${formatPlace(text, index)}: ${advice}` };
  }
  return undefined;
}

/** Says of a placeholder in a text that nothing fills in where it is; undefined where there is none. */
export function findUnfilled(text: string): string | undefined {
  for (const { 0: token, 1: name, index } of text.matchAll(tokens))
    if (name !== undefined && isPlaceholder(name))
      return `${formatPlace(text, index)}: ${token} is filled in only in templates and in messages to several. Write what it stands for.`;
  return undefined;
}

/** The text that a template without problems gives. Braces in the values stay as they are. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(tokens, (token, name?: string) =>
    name === undefined ? token.charAt(0) : values[name.trim() as TemplatePlaceholder],
  );

/** Two braces, a placeholder, or a brace that belongs to neither. */
const tokens = /\{\{|\}\}|\{([^{}\n]*)\}|[{}]/g;

const isPlaceholder = (name: string) => (templatePlaceholders as readonly string[]).includes(name.trim());

function findPlace(text: string, index: number) {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

function formatPlace(text: string, index: number): string {
  const { line, column } = findPlace(text, index);
  return `Line ${line}, column ${column}`;
}

function findAdvice(token: string, name: string | undefined): string | undefined {
  if (name !== undefined) {
    return isPlaceholder(name) ? undefined : `${token} is not a placeholder. Use ${listed}, or write {{ for a brace.`;
  }
  if (token === '{') return 'this { is never closed. Close it with }, or write {{ for a brace.';
  if (token === '}') return 'this } closes nothing. Write }} for a brace.';
  return undefined;
}

const listed = templatePlaceholders.map((name) => `{${name}}`).join(', ');
