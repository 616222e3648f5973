import { expect, test } from 'vitest';
import { dayWords } from '#contract/messages/figure-words.ts';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { reportedLook as look, wholeYear } from '#testing/figures/made-up-report.ts';
import { linesOf, partOf } from '#testing/figures/told-parts.ts';
import { toldPeople } from '#testing/figures/told-people.ts';
import { childrenAfterSummer } from '#testing/figures/told-people-states.ts';
import { triedCards } from '#testing/figures/tried-cards.ts';
import type { ReportFacts } from './report-facts.ts';

const year = { quarters: ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'] };

test('a year says which quarter givers are of; a quarter need not', () => {
  expect(linesOf('giving', year)).toContain(
    'From October to December 2026, 118 households gave, 6 of them for the first time.',
  );
  const rows = (changes: Partial<ReportFacts>) =>
    partOf('giving', changes)?.table?.rows.map(([name]) => name);
  expect(rows(year)).toEqual([
    'Households that gave, Oct–Dec 2026',
    'For the first time, Oct–Dec 2026',
    'Gave in 2025, not in 2026',
  ]);
  expect(rows({})?.[0]).toBe('Households that gave');
  expect(partOf('giving', year)?.table?.columns).toEqual(['Households', 'How many']);
});

test('who served is said of the six weeks they were counted in', () => {
  expect(plain(partOf('serving', year)?.sentence ?? '')).toMatch(
    /^In the final six weeks, 58 people served, compared with 55 a year earlier\./,
  );
});

test('what is coming is left out of a time that is not the newest', () => {
  expect(partOf('ahead')).toBeDefined();
  expect(linesOf('summary').join('\n')).toContain('Coming up: ');
  expect(partOf('ahead', { isNewest: false })).toBeUndefined();
  expect(linesOf('summary', { isNewest: false }).join('\n')).not.toContain('Coming up: ');
});

test('weeks that were not counted have no number, and there are as many as are said', () => {
  const blank = 'A week without a number has no full count, or a note sets it aside.';
  const counted = partOf('sundays')?.table?.rows ?? [];
  expect(counted.every((row) => row[1] !== null)).toBe(true);
  expect(linesOf('sundays')).not.toContain(blank);
  const points = look.points.map((point) =>
    point.day === '2026-11-15'
      ? { ...point, value: 57, state: 'incomplete' as const }
      : point.day === '2026-11-22'
        ? { ...point, isMasked: true }
        : point,
  );
  const partly = { look: { ...look, points } };
  const rows = partOf('sundays', partly)?.table?.rows ?? [];
  expect(rows.filter((row) => row[1] === null)).toHaveLength(2);
  expect(linesOf('sundays', partly)).toContain(blank);
  expect(linesOf('summary', partly).join('\n')).toContain(
    `${rows.length - 2} of ${rows.length} weeks were counted.`,
  );
});

test('it tells what was tried, done or not yet, and nothing that was dismissed or typed', () => {
  const statuses = ['done', 'done', 'accepted', 'dismissed'] as const;
  const cards = triedCards('2026-10-05', statuses.length).map((card, index) => {
    const status = statuses[index] ?? ('new' as const);
    const answers = card.answers.map((each) => ({ ...each, reason: 'Dana will, on Monday.' }));
    return { ...card, status, answers };
  });
  const tried = partOf('tried', { cards });
  expect(tried?.sentence).toBe('Two done, one not done yet.');
  expect(tried?.table?.rows.map((row) => String(row[2]).endsWith(' Done.'))).toEqual([
    false,
    true,
    true,
  ]);
  expect(tried?.table?.rows[0]?.[3]).toBe('Not done yet');
  expect(JSON.stringify(tried)).not.toMatch(/Dana|dismissed/i);
  const refused = cards.map((card) => ({ ...card, status: 'dismissed' as const }));
  expect(partOf('tried', { cards: refused })).toMatchObject({
    sentence: 'Nothing was tried in this period.',
    lines: [],
  });
});

test('a question begins with a capital letter', () => {
  for (const line of linesOf('questions')) {
    expect(line).toMatch(/^\p{Lu}/u);
  }
});

test('where not everybody checks in, it says which numbers are of those who do', () => {
  // Before the first number that is of them.
  const sure = (people: ReportFacts['people']) =>
    linesOf('summary', { quarters: ['2026-Q3', '2026-Q4'], people })[1];
  expect(sure(childrenAfterSummer)).toMatch(
    /^Guests: Guests, regulars and check-ins count only families with children: \d+ of them came in the final eight weeks\. Adults without children aren’t in these numbers\./,
  );
  const some = { ...toldPeople(), who: { ...toldPeople().who, checkIn: 'some' as const } };
  expect(sure(some)).toContain('Only guests, regulars and check-ins are counted this way.');
  expect(sure(toldPeople())).not.toMatch(/check-ins are counted this way|count only families/);
});

test('regulars are told as more or fewer, with how many are new and how many were known', () => {
  expect(linesOf('regulars')[0]).toBe(
    'That’s 2 fewer than at the start of the quarter. 94 at the start + 4 new + 16 back again − 17 coming less often − 5 not here for eight weeks = 92 at the end.',
  );
  expect(linesOf('regulars', { ...year, people: wholeYear })[0]).toBe(
    'That’s 8 fewer than at the start of the year. 100 at the start + 16 new + 64 back again − 68 coming less often − 20 not here for eight weeks = 92 at the end. Over a year, the same people can come and go more than once, so they can show up here more than once.',
  );
});

test('that regulars are is no answer here, even where it is not told who became regular', () => {
  const sentence = partOf('regulars', { people: { ...toldPeople(), flow: null } })?.sentence;
  expect(sentence).toBe('92 households come regularly, about the same as a year earlier (95).');
});

test('a year’s guests are added up, once all of its quarters are known', () => {
  const guests = partOf('guests', { ...year, people: wholeYear });
  expect(guests?.sentence).toBe('Of the 98 new households in 2026, 25 came back within six weeks.');
  expect(guests?.table?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Oct–Dec 2026', 25, 4],
    ['Jul–Sep 2026', 23, 6],
    ['Apr–Jun 2026', 26, 8],
    ['Jan–Mar 2026', 24, 7],
    ['The whole year', 98, 25],
  ]);
  expect(guests?.table?.rows.at(-1)?.at(-1)).toBe(guests?.table?.rows[0]?.at(-1));
  const open = { ...year, people: { ...wholeYear, quarters: wholeYear.quarters.slice(1) } };
  expect(JSON.stringify(partOf('guests', open))).not.toContain('The whole year');
});

test('what would be typical of as many is said in one sentence, with how far chance goes', () => {
  expect(linesOf('guests')[0]).toBe(
    'Going by the four periods before (29 of 97), 7 or 8 of 25 would be typical, and anything from 3 to 11 can happen by chance.',
  );
});

test('it says of whom the people checked in are, and calls no large difference the same', () => {
  const sentence = (changes: Partial<ReportFacts>) => partOf('parts', changes)?.sentence;
  expect(sentence({})).toBe(
    'Neither: 152 people checked in each Sunday, about the same as a year ago.',
  );
  const checkedIn = { now: 39, before: 31, day: 'Sunday' };
  expect(sentence({ checkedIn })).toBe(
    'We can’t tell: 39 people checked in each Sunday, compared with 31 a year ago. The difference may be chance.',
  );
  const quarters = ['2026-Q4'];
  const ofKids = { checkedIn, quarters, people: childrenAfterSummer };
  expect(sentence(ofKids)).toContain('nearly all of them kids');
  expect(partOf('parts', ofKids)?.heading).toContain('Are fewer kids coming');
  expect(linesOf('parts', ofKids).join(' ')).toContain('more regular families than kids');
  expect(linesOf('parts').join(' ')).not.toContain('kids');
});

test('a year names the weeks that were furthest off, and those it leaves out', () => {
  const points = look.points.map((point) =>
    point.day === '2026-11-15'
      ? { ...point, value: 57, state: 'complete' as const }
      : point.day === '2026-11-22'
        ? { ...point, isMasked: true }
        : point,
  );
  const lines = linesOf('sundays', { ...year, look: { ...look, points } });
  expect(lines.find((line) => line.startsWith('The weeks furthest'))).toMatch(
    /57 on Nov 15 \(expected \d+ to \d+\)/,
  );
  expect(lines.find((line) => line.startsWith('Left out because a note'))).toContain('Nov 22');
  expect(lines.join(' ')).not.toContain('no full count');
});

test('the weeks since then stand with those before, and not under what is coming', () => {
  const points = look.points.slice(-3);
  const since = { points, change: null };
  const [first, , last] = points.map(({ day }) => plain(dayWords(day, 'short')));
  const said = linesOf('sundays', { since })[0];
  expect(said).toMatch(
    /: \d+ people in an average week, about the same as a year earlier \(\d+\)\.$/,
  );
  expect(said).toContain(`Since then (${first} to ${last})`);
  const summary = linesOf('summary', { since });
  expect(summary.find((line) => line.startsWith('Weeks: '))).toContain(`Since then (${first}`);
  expect(summary.find((line) => line.startsWith('Coming up: '))).not.toContain('Since then');
});

test('where some weeks have no count a year earlier, it says over how many it compares', () => {
  const points = look.points.map((point) =>
    point.day === '2026-11-15' ? { ...point, lastYear: null } : point,
  );
  const weeks = (changes: Partial<ReportFacts>) => linesOf('summary', changes)[0];
  expect(weeks({})).not.toContain('counted in both years');
  const partly = { look: { ...look, points } };
  expect(weeks(partly)).toContain('We compared the 12 weeks counted in both years.');
  const key = (changes: Partial<ReportFacts>) => linesOf('sundays', changes).join(' ');
  expect(key({})).not.toContain('stops');
  expect(key(partly)).toContain('The dashed line stops where the same week a year earlier');
  expect(key({ ...year, ...partly })).toContain('we compare the ones that were.');
});

test('kids who moved up are remembered in a year as in its summer, where kids check in', () => {
  const movedUp = 'Children who moved up out of check-in are among those not here.';
  const regulars = (checkIn: 'children' | 'everybody') => {
    const people = { ...wholeYear, who: { ...wholeYear.who, checkIn } };
    return linesOf('regulars', { ...year, people }).join(' ');
  };
  expect(regulars('children')).toContain(movedUp);
  expect(regulars('everybody')).not.toContain(movedUp);
});

test('they are those that were counted, and two have no average', () => {
  const uncounted = { value: null, state: 'missing' } as const;
  const points = look.points
    .slice(-5)
    .map((point, at) => (at === 4 ? { ...point, ...uncounted } : point));
  const last = plain(dayWords(points[3]?.day ?? '', 'short'));
  const since = { points, change: null };
  expect(linesOf('sundays', { since })[0]).toContain(` to ${last}): `);
  const two = points.map((point, at) => (at < 2 ? point : { ...point, ...uncounted }));
  expect(linesOf('sundays', { since: { points: two, change: null } })[0]).not.toContain(
    'an average week',
  );
});

test('what came of a card is what came in, where what was expected stands in parentheses', () => {
  const cards = triedCards('2026-10-05', 2);
  const [different] = partOf('tried', { cards })?.table?.rows ?? [];
  expect(plain(String(different?.[3]))).toBe(
    '67 people serving, where we expected 85 (76 to 103). Other things may have played a part.',
  );
});
