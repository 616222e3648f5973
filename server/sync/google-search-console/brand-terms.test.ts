import { expect, test } from 'vitest';
import { brandPattern, suggestBrandTerms } from './brand-terms.ts';

test('a church is known by its name, by what is its own in it, and by its address', () => {
  expect(suggestBrandTerms('Grace Hill Church', 'sc-domain:gracehill.church')).toEqual([
    'grace hill church',
    'grace hill',
    'gracehill',
  ]);
  expect(suggestBrandTerms('First Baptist Church', 'https://www.fbcdallas.example/')).toEqual([
    'first baptist church',
    'fbcdallas',
  ]);
});

test('terms become one expression that Google understands, with special characters escaped', () => {
  expect(brandPattern(['grace hill', 'st. mary (north)'])).toBe(
    String.raw`(?i)(grace ?hill|st\. ?mary ?\(north\))`,
  );
  expect(brandPattern([' '])).toBeNull();
});
