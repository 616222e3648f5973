import { expect, test } from 'vitest';
import { countProperties, cutAddress, friendlyName } from './property-names.ts';

// Proves: 2.search-console.08
test.each([
  ['sc-domain:gracehill.example', 'gracehill.example (Domain Property)'],
  ['https://www.gracehill.example/', 'gracehill.example'],
  ['https://gracehill.example/blog/', 'gracehill.example/blog'],
  ['http://gracehill.example', 'gracehill.example'],
  ['https://www.gracehill.example/en/news', 'gracehill.example/en/news'],
  ['https://WWW.GraceHill.example/News/', 'gracehill.example/News'],
  ['https://news.www.example/', 'news.www.example'],
  ['https://gracehill.example:8443/', 'gracehill.example:8443'],
  ['https://gracehill.example/a//', 'gracehill.example/a/'],
  ['https://gracehill.example/?p=1#top', 'gracehill.example'],
])('the property %s is called %s', (siteUrl, name) => {
  expect(friendlyName(siteUrl)).toBe(name);
});

test('a host of another alphabet is called as the browser writes it', () => {
  expect(friendlyName('https://www.gnadenhügel.example/')).toBe('xn--gnadenhgel-geb.example');
  expect(friendlyName('sc-domain:gnadenhügel.example')).toBe(
    'gnadenhügel.example (Domain Property)',
  );
});

// Proves: 2.search-console.08
test.each(['', 'gracehill', 'not a url', 'https://', 'mailto:someone', '//gracehill.example'])(
  'what is no address, like "%s", is shown as it is',
  (siteUrl) => {
    expect(friendlyName(siteUrl)).toBe(siteUrl);
  },
);

// Proves: 2.search-console.07, 9.integrations.01
test('an address of 50 characters stays whole, a longer one is cut to 50 with an ellipsis', () => {
  const fifty = `https://gracehill.example/${'a'.repeat(24)}`;
  expect(fifty).toHaveLength(50);
  expect(cutAddress(fifty)).toBe(fifty);
  expect(cutAddress(`${fifty}b`)).toBe(`${fifty}...`);
});

test('no character is cut in two', () => {
  expect(cutAddress('⛪'.repeat(50))).toBe('⛪'.repeat(50));
  expect(cutAddress('🙏'.repeat(51))).toBe(`${'🙏'.repeat(50)}...`);
});

// Proves: 2.search-console.04
test('one property, several properties', () => {
  expect(countProperties(1)).toBe('1 property available');
  expect(countProperties(3)).toBe('3 properties available');
});
