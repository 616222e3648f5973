import { expect, test } from 'vitest';
import { peopleMessages } from '#contract/messages/people-over-time.ts';
import { isNearly } from '../nearly.ts';

test('a twentieth is about the same, and a tenth is not, whatever chance allows', () => {
  expect([isNearly(152, 148), isNearly(39, 35), isNearly(46, 46)]).toEqual([true, false, true]);
});

test('as many regulars as a year ago are said once, others with both numbers', () => {
  const { same, chance } = peopleMessages.regulars;
  expect(same('households', '46', '46')).toBe(
    'Just as many households come regularly as a year ago: 46.',
  );
  expect(same('households', '92', '95')).toContain('92, compared with 95 then');
  expect(chance('households', '50', '60')).toBe(
    '50 households come regularly, compared with 60 a year ago. The difference may be chance.',
  );
});
