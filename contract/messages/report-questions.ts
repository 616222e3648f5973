import { sentences } from './sentences.ts';

/** How many periods before guests are compared with, and which are left out, if any. */
type Compared = { four: string; without: string };

/** What the report to the board asks. */
export const reportQuestions = sentences('reportQuestions', {
  heading: 'What should we talk about?',
  sentence: (count: string) => `${count} questions the numbers raise.`,
  standing: 'Three questions for any quarter.',
  differs: {
    againFewer: 'Fewer guests came back than usual. Who welcomes a family on its second visit?',
    againMore: 'More guests came back than usual. What do we want to keep doing?',
    /** Where one of the quarters before went as far; there are four as a rule. */
    againFewerThan: (count: string, { four, without }: Compared) =>
      `A smaller share of guests came back than in ${count} of the ${four} periods before${without}. Who welcomes a family on its second visit?`,
    againMoreThan: (count: string, { four, without }: Compared) =>
      `A larger share of guests came back than in ${count} of the ${four} periods before${without}. What do we want to keep doing?`,
    stillFewer:
      'Fewer of our guests are still here after six months. What do we invite them to along the way?',
    stillMore: 'More of our guests are still here after six months. Who made them feel at home?',
    regularsFewer: 'Fewer come regularly than a year ago. Who haven’t we called?',
    regularsMore: 'More come regularly than a year ago. Where can they find a place to serve?',
    peopleFewer: 'Fewer individuals are coming. Who are we missing?',
    peopleMore: 'More individuals are coming. Who knows their names?',
    oftenFewer: 'The same people come less often. What gets in the way on the other Sundays?',
    oftenMore: 'The same people come more often. What brings them?',
  },
  /** What went down, where none of the others asks of that. */
  down: {
    attendance: 'Attendance is down from a year earlier. What do we know about why?',
    maybeAttendance: 'Attendance is probably down from a year earlier. What do we know about why?',
    giving: (share: string) =>
      `Giving was ${share} less than a year earlier. What do we know about why?`,
    serving: (now: string, before: string) =>
      `${now} people served in the final six weeks, and ${before} a year earlier. Who could we ask to help?`,
  },
  guests: 'Who welcomes a family on its second visit, and what do we invite them to?',
  serving: (often: string) =>
    `${often} people serve nearly every week. Who could they train to take a turn?`,
  servingAlone: 'Who could share the load with the people serving now?',
  easter: (base: string, again: string) =>
    `Last Easter brought ${base} new guests, and ${again} came back. What do we invite them to this year?`,
  easterAlone: 'What do we invite our Easter and Christmas guests to?',
});
