import { splitByMatches } from './textSegments';

const markMatches = (text: string, ...words: string[]) =>
  splitByMatches(text, words)
    .map((passage) => (passage.isMatch ? `[${passage.text}]` : passage.text))
    .join('');

describe('splitByMatches', () => {
  it.each([
    ['Backend Developer', ['dev', 'back'], '[Back]end [Dev]eloper'],
    ['Ọjà Analyst', ['oja'], '[Ọjà] Analyst'],
    ['O\u0323ja\u0300 Analyst', ['oja'], '[O\u0323ja\u0300] Analyst'],
    ['Ɗangana Foods', ['dangana'], '[Ɗangana] Foods'],
    ['C++ and C', ['c++'], '[C++] and C'],
    ['It is in Itori', ['it'], '[It] is in [It]ori'],
    ['Grit and glory', ['it'], 'Grit and glory'],
    ['Engineers', ['engineer', 'engineers'], '[Engineers]'],
    ['😀 Cook', ['cook'], '😀 [Cook]'],
    ['ﬁtter', ['fit'], '[ﬁt]ter'],
    ['Cook', [], 'Cook'],
    ['', ['cook'], ''],
  ])('marks in %p the words %p', (text, words, expected) => {
    expect(markMatches(text, ...words)).toBe(expected);
  });
});
