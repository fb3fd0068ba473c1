import { expect, test } from 'vitest';
import { readTerms } from './read-terms.ts';

test('a sentence with a link is its text and the link', () => {
  const terms = 'By paying you accept the <a href="https://provider.example/terms" target="_blank">terms</a>';
  expect(readTerms(terms)).toEqual({
    text: 'By paying you accept the',
    link: { href: 'https://provider.example/terms', label: 'terms' },
  });
});

test.each([
  ['a script as an address', '<a href="javascript:alert(1)">terms</a>', { text: 'terms', link: null }],
  ['an address that is not secure', '<a href="http://a.example">terms</a>', { text: 'terms', link: null }],
  ['another element', 'Pay <img src=x onerror=alert(1)>now', { text: 'Pay now', link: null }],
  ['nothing', '', { text: '', link: null }],
])('%s is no link', (_, markup, terms) => {
  expect(readTerms(markup)).toEqual(terms);
});
