import { insertPlaceholders } from './prerenderPlaceholders';

const still = (html: string) => insertPlaceholders({ html, css: '' }).html;

it('leaves the address of the site open', () => {
  expect(still('<a href="mailto:support@still.invalid">support@still.invalid</a>')).toBe(
    '<a href="mailto:support@{{host}}">support@{{host}}</a>',
  );
  expect(still('<a href="https://x.example/?u=https%3A%2F%2Fstill.invalid%2F">')).toBe(
    '<a href="https://x.example/?u={{origin_encoded}}%2F">',
  );
  expect(still('<a href="https://still.invalid/terms">')).toBe('<a href="{{origin}}/terms">');
});

it.each(['<script>go()</script>', '<p style="color:red">', '<a onclick="go()">', '<IFRAME src="/">'])(
  'refuses what the content policy refuses: %s',
  (html) => {
    expect(() => still(html)).toThrow('A still carries');
  },
);
