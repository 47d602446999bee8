import { messageInput, messageTemplateInput, reportReason } from './index';

const findProblem = (value: unknown) => messageInput.safeParse(value).error?.issues[0]?.message;

describe('the text of a message', () => {
  it('is trimmed, with line feeds in place of what a form with files sends', () => {
    expect(messageInput.parse({ body: ' Hello\r\nAda \r\n' })).toEqual({ body: 'Hello\nAda' });
  });

  it.each([{}, { body: null }, { body: ' \r\n ' }])('may be missing: %j', (value) => {
    expect(messageInput.parse(value)).toEqual({ body: null });
  });

  it('has at most 10,000 characters, of which a line break is one', () => {
    expect(messageInput.parse({ body: '\r\na'.repeat(5000) }).body).toHaveLength(9999);
    expect(findProblem({ body: 'a'.repeat(10_000) })).toBeUndefined();
    expect(findProblem({ body: 'a'.repeat(10_001) })).toBe('At most 10,000 characters.');
  });

  it.each(['\u0000', '\u0007', '\u001b[31m', '\u007f'])('holds no control character such as %j', (character) => {
    expect(findProblem({ body: `Hello${character}Ada` })).toBe('This text holds characters that cannot be shown.');
  });

  it('loses the characters that change the direction of what follows, as a copied number has them', () => {
    expect(messageInput.parse({ body: '\u202a+234 801 234 5678\u202c, \u2068Ada\u2069' }).body).toBe(
      '+234 801 234 5678, Ada',
    );
    expect(messageInput.parse({ body: '\u202egnp.exe' }).body).toBe('gnp.exe');
    expect(messageInput.parse({ body: '\u202e' }).body).toBeNull();
  });

  it('names no placeholder, which nothing would fill in', () => {
    expect(findProblem({ body: 'Hello {first_name}' })).toMatch(/^Line 1, column 7: \{first_name\} is filled in only/);
    expect(findProblem({ body: 'Is {x} right?' })).toBeUndefined();
  });
});

describe('the input of a template', () => {
  const findTextProblem = (text: string) =>
    messageTemplateInput
      .safeParse({ name: 'Invitation', text })
      .error?.issues.map(({ path, message }) => [path, message]);

  it('is refused with the place where a placeholder is unknown or not closed', () => {
    expect(findTextProblem('Dear {first_name}')).toBeUndefined();
    expect(findTextProblem('Dear\r\n{nick}')).toEqual([
      [['text'], expect.stringMatching(/^Line 2, column 1: \{nick\} /)],
    ]);
    expect(findTextProblem('Dear {first_name')).toEqual([[['text'], expect.stringContaining('never closed')]]);
    expect(findTextProblem(' ')).toEqual([[['text'], 'A text is required.']]);
  });
});

describe('the reason of a report', () => {
  it('is a line that is not empty', () => {
    expect(reportReason.safeParse(' ').error?.issues[0]?.message).toBe('Say in a line what is wrong.');
  });
});
