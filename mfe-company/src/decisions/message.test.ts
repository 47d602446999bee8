import { insertTemplate } from './message';

describe('insertTemplate', () => {
  it.each([
    ['takes the place of nothing', '  ', undefined, 'Hello'],
    ['takes the place of the template before it', 'Good day', 'Good day', 'Hello'],
    ['follows what was written', 'Good day \n', undefined, 'Good day\n\nHello'],
    ['follows a template that was changed', 'Good day, Ada', 'Good day', 'Good day, Ada\n\nHello'],
  ])('%s', (_what, written, before, text) => {
    expect(insertTemplate(written, 'Hello', before)).toBe(text);
  });
});
