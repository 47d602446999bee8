import { fillTemplate, findTemplateProblem, findUnfilled } from './index';

const values = { first_name: 'Ada', job_title: 'Analyst {II}', company_name: 'Marina & Sons $1' };
const findMessage = (text: string) => findTemplateProblem(text)?.message;

describe('findUnfilled', () => {
  it('gives the place of a placeholder that nothing fills in', () => {
    expect(findUnfilled('Hello,\ndear { first_name }!')).toBe(
      'Line 2, column 6: { first_name } is filled in only in templates and in messages to several. Write what it stands for.',
    );
  });

  it.each(['', 'if (a) { b }', '{first_name', '{{first_name}}', '{nick}'])('finds nothing in “%s”', (text) =>
    expect(findUnfilled(text)).toBeUndefined(),
  );
});

describe('findTemplateProblem', () => {
  it.each([
    '',
    'No placeholder at all.',
    'Dear {first_name}, about {job_title} at {company_name}: {first_name}!',
    '{ first_name }',
    'Braces: {{ and }}, {{first_name}}, {{{first_name}}}',
  ])('finds nothing in “%s”', (text) => expect(findTemplateProblem(text)).toBeUndefined());

  it('gives the place of an unknown placeholder, and those that there are', () => {
    expect(findTemplateProblem('Dear {first_name},\n\n🙂 {nick}!')).toEqual({
      line: 3,
      column: 3,
      message:
        'Line 3, column 3: {nick} is not a placeholder. Use {first_name}, {job_title}, {company_name}, or write {{ for a brace.',
    });
  });

  it.each(['{}', '{ }', '{First_Name}', '{first name}', '{toString}', '{first_name|x}'])('refuses %s', (text) => {
    expect(findMessage(text)).toMatch(/^Line 1, column 1: \{.* is not a placeholder/);
  });

  it.each([
    ['Dear {first_name', 1, 6],
    ['Dear {first_name {job_title}', 1, 6],
    ['Dear {first\nname}', 1, 6],
    ['{{{', 1, 3],
    ['Hello\n{', 2, 1],
  ])('gives the place of what is not closed in “%s”', (text, line, column) => {
    expect(findMessage(text)).toBe(
      `Line ${line}, column ${column}: this { is never closed. Close it with }, or write {{ for a brace.`,
    );
  });

  it('gives the place of a brace that closes nothing', () => {
    expect(findMessage('Dear first_name}')).toBe('Line 1, column 16: this } closes nothing. Write }} for a brace.');
  });
});

describe('fillTemplate', () => {
  it('puts each value in its places, as it is', () => {
    expect(fillTemplate('{first_name}, { first_name }: {job_title} at {company_name}.', values)).toBe(
      'Ada, Ada: Analyst {II} at Marina & Sons $1.',
    );
  });

  it('writes doubled braces once', () => {
    expect(fillTemplate('{{ }} {{first_name}} {{{first_name}}}', values)).toBe('{ } {first_name} {Ada}');
  });

  it('leaves a text without braces as it is', () => expect(fillTemplate('See you\n$1', values)).toBe('See you\n$1'));
});
