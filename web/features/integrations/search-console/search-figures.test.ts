import { expect, test } from 'vitest';
import { formatCount, formatPercentage, formatPeriod, formatPosition } from './search-figures.ts';

test('clicks and impressions have thousands separators', () => {
  expect([0, 999, 1234, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,234', '1,234,567']);
});

// Proves: 9.integrations.01
test('a position has 1 decimal', () => {
  expect([1, 8.66, 14.24, 0].map(formatPosition)).toEqual(['1.0', '8.7', '14.2', '0.0']);
});

// Proves: 2.search-console.07
test('a rate has 2 decimals and a percent sign', () => {
  expect([4.56, 0, 100, 4.5612].map(formatPercentage)).toEqual([
    '4.56%',
    '0.00%',
    '100.00%',
    '4.56%',
  ]);
});

test('a period names its days, whatever time zone the browser is in', () => {
  expect(formatPeriod({ startDate: '2026-11-12', endDate: '2026-11-18' })).toBe(
    'Nov 12 – Nov 18, 2026',
  );
});

test('a period over New Year names both years', () => {
  expect(formatPeriod({ startDate: '2025-12-29', endDate: '2026-01-04' })).toBe(
    'Dec 29, 2025 – Jan 4, 2026',
  );
});
