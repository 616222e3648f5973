import { expect, test } from 'vitest';
import { weekAsked } from './week-asked.ts';

const newest = {
  first: '2027-02-15',
  last: '2027-02-21',
  day: '2027-02-21',
  isComplete: true,
  previous: '2027-02-08',
  next: null,
};

test('while a week loads, the one before it and the one after it are known already', () => {
  const pulse = { week: newest, weekStartsOn: 'monday' as const };
  expect(weekAsked(pulse, '2027-02-08')).toMatchObject({
    first: '2027-02-08',
    last: '2027-02-14',
    day: '2027-02-14',
    previous: '2027-02-01',
    next: '2027-02-15',
  });
  expect(weekAsked(pulse, '2027-01-06')).toMatchObject({ first: '2027-01-04', day: '2027-01-10' });
});

test('nothing comes after the newest week or before the oldest', () => {
  const only = { ...newest, previous: null };
  expect(weekAsked({ week: only, weekStartsOn: 'monday' }, '2027-02-17')).toEqual(only);
  expect(weekAsked({ week: newest, weekStartsOn: 'monday' }, null)).toEqual(newest);
});
