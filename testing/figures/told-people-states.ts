import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { toldPeople } from './told-people.ts';

const told = toldPeople();
const [newest] = told.quarters;
const none = { usual: null, chance: null, verdict: null };

/** A church whose first quarter is counted: nothing to compare with, and nobody's way is followed to its end. */
export const firstQuarter: ChurchPeople = {
  ...told,
  quarters: newest
    ? [
        {
          quarter: newest.quarter,
          measures: {
            again: {
              ...{ span: 1, value: null, base: null, state: 'incomplete', opensOn: '2027-02-11' },
              ...none,
            },
            regulars_end: {
              ...{ span: 1, value: 92, base: 138, state: 'complete', opensOn: null },
              ...none,
            },
          },
        },
      ]
    : [],
  flow: null,
  parts: null,
  serving: told.serving && { ...told.serving, before: null },
  givers: { quarter: '2026-Q4', givers: null, first: null, stopped: null },
  notSeen: told.notSeen && { ...told.notSeen, back: null },
  sentences: {
    section: '92 households come regularly.',
    regulars: '92 households come regularly.',
    begins:
      'Your check-ins began on August 2, 2026. From February 1, 2027 on we can tell new households from those you had.',
  },
};

/** A church in which fewer come regularly, and the same people less often. */
export const quarterThatDiffers: ChurchPeople = {
  ...told,
  quarters: told.quarters.map(({ quarter, measures: { regulars_end: end, ...others } }, index) => ({
    quarter,
    measures: {
      ...others,
      ...(end && { regulars_end: index === 0 ? { ...end, verdict: 'fewer' as const } : end }),
    },
  })),
  parts: told.parts && {
    ...told.parts,
    verdicts: { people: 'same', often: 'fewer', once: 'same' },
  },
  sentences: {
    ...told.sentences,
    section: 'Fewer households come regularly: 92, down from 120 a year ago.',
    regulars: 'Fewer households come regularly: 92, down from 120 a year ago.',
    parts: 'The same people come less often: 3.8 of 8 Sundays, 4.4 a year ago.',
  },
};

/** A church in which children check in, after the summer. */
export const childrenAfterSummer: ChurchPeople = {
  ...told,
  who: { ...told.who, checkIn: 'children' },
  flow: told.flow && { ...told.flow, quarter: '2026-Q3' },
  sentences: {
    ...told.sentences,
    who: 'We follow the 40 households whose children check in. Adults without children are not in these numbers.',
    movedUp: 'Children who moved up out of check-in are among those not here.',
  },
};
