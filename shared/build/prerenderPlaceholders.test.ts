import { insertPlaceholders } from './prerenderPlaceholders';

const insert = (html: string) => insertPlaceholders({ html, css: '' }).html;

describe('insertPlaceholders', () => {
  it('replaces the site’s address by placeholders', () => {
    expect(insert('<a href="mailto:support@prerender.invalid">support@prerender.invalid</a>')).toBe(
      '<a href="mailto:support@{{host}}">support@{{host}}</a>',
    );
    expect(insert('<a href="https://x.example/?u=https%3A%2F%2Fprerender.invalid%2F">')).toBe(
      '<a href="https://x.example/?u={{origin_encoded}}%2F">',
    );
    expect(insert('<a href="https://prerender.invalid/terms">')).toBe('<a href="{{origin}}/terms">');
  });

  it.each(['<script>go()</script>', '<p style="color:red">', '<a onclick="go()">', '<IFRAME src="/">'])(
    'throws when a page contains what the content policy forbids: %s',
    (html) => {
      expect(() => insert(html)).toThrow('A prerendered page contains');
    },
  );
});
