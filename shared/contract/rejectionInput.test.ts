import { maxRejectionLine, rejectionInput } from './index';

const findProblem = (line: string) =>
  rejectionInput.safeParse({ reason: 'location', line }).error?.issues.map(({ path, message }) => [path, message]);

describe('the line of a rejection', () => {
  it('is one line', () => {
    expect(rejectionInput.parse({ reason: 'location', line: ' Too far.\n Sorry. ' }).line).toBe('Too far. Sorry.');
  });

  it('names no placeholder, which nothing would fill in', () => {
    expect(findProblem('Dear {first_name}')).toEqual([
      [['line'], expect.stringMatching(/^Line 1, column 6: \{first_name\} is filled in only/)],
    ]);
  });

  it('is refused in words when it is too long', () => {
    expect(findProblem('a'.repeat(maxRejectionLine))).toBeUndefined();
    expect(findProblem('a'.repeat(maxRejectionLine + 1))).toEqual([[['line'], 'At most 300 characters.']]);
  });
});
