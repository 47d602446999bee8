import { parseLinks } from './parseLinks';

const listLinks = (text: string) =>
  parseLinks(text).flatMap((part) => (part.kind === 'link' ? [`${part.host} ${part.rest}`] : []));
const joinText = (text: string) =>
  parseLinks(text)
    .map((part) => (part.kind === 'text' ? part.text : `[${part.host}${part.rest}]`))
    .join('');

describe('parseLinks', () => {
  it('leaves a text without addresses as it is', () => {
    expect(parseLinks('See you at 10:00, room <b>4</b>')).toEqual([
      { kind: 'text', text: 'See you at 10:00, room <b>4</b>' },
    ]);
    expect(parseLinks('')).toEqual([]);
  });

  it('keeps the text around addresses, and what ends a sentence out of them', () => {
    expect(joinText('Join (https://meet.example.ng/hs?a=1#b), or http://example.com/. Bye')).toBe(
      'Join ([meet.example.ng/hs?a=1#b]), or [example.com]. Bye',
    );
  });

  it.each([
    ['https://аррӏе.com/login', 'xn--80ak6aa92e.com /login'],
    ['https://EXAMPLE.com\\@bank.example', 'example.com /@bank.example'],
    ['https://example.com:8443/x', 'example.com:8443 /x'],
  ])('names the host that a browser opens for %s', (text, link) => expect(listLinks(text)).toEqual([link]));

  it.each([
    'https://bank.example@evil.example/',
    'javascript:alert(1)',
    'https://',
    'ftp://example.com',
    'data:text/html,x',
  ])('makes no link of %s', (text) => expect(parseLinks(text)).toEqual([{ kind: 'text', text }]));
});
