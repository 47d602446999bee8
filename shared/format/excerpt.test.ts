import { excerpt } from './excerpt';

describe('excerpt', () => {
  it('cuts at the end of a word and adds an ellipsis when the text is too long', () => {
    expect(excerpt('short', 120)).toBe('short');
    const cut = excerpt('word '.repeat(40), 120);
    expect(cut.length).toBeLessThanOrEqual(121);
    expect(cut.endsWith('word…')).toBe(true);
    expect(excerpt('The post is taken. Another one is not.', 22)).toBe('The post is taken…');
  });

  it('joins lines and list items without their bullets', () => {
    expect(excerpt('You will:\n• weigh\n- pack\n2. count\n\nWe teach the rest.', 120)).toBe(
      'You will: weigh · pack · count We teach the rest.',
    );
  });
});
