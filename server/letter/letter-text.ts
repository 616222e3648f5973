import { letterMessages } from '#contract/messages/letter.ts';
import { paths } from './letter-paths.ts';
import type { LetterTile } from './letter-tile.ts';
import type { LetterFrame, LetterView } from './letter-view.ts';

/** The letter as plain text: all that the other part says, for those who read it so. */
export function letterText(view: LetterView, frame: LetterFrame): string {
  const { off, coming, todo, trust } = view;
  const parts = [
    [frame.church, frame.date],
    [view.headline, view.facts, ...(view.growth === null ? [] : [view.growth])],
    [`${letterMessages.open}:`, `${frame.url}${paths.dashboard}`],
    off && [off.question, off.answer, '', ...off.tiles.map(tileLine), ...off.others.map(tileLine)],
    coming && [coming.question, coming.answer, '', ...coming.weeks.map(weekLine)],
    todo && [
      todo.question,
      todo.answer,
      ...todo.lines,
      ...todo.dates.map(({ name, day, range }) => `${name}, ${day}: ${range}`),
      ...wayLines(todo.way, frame.url),
    ],
    trust && [trust.question, trust.answer, ...trust.lines, ...wayLines(trust.way, frame.url)],
    ['--', ...frame.footer, ...frame.ways.map(({ label, address }) => `${label}: ${address}`)],
  ];
  const said = parts.filter((part) => part !== null).map((lines) => lines.join('\n'));
  return `${said.join('\n\n')}\n`;
}

function tileLine({ name, number, of, state, facts, change }: LetterTile): string {
  // `31, 18% of all`, but `3 of 35 came back`.
  const base = of === '' ? '' : /^\d/.test(of) ? `, ${of}` : ` ${of}`;
  return `- ${name}: ${number}${base}. ${[state, ...facts, ...(change === null ? [] : [change])].join('. ')}.`;
}

function weekLine({ day, range, event }: { day: string; range: string; event: string | null }) {
  return event === null
    ? `- ${letterMessages.dated(`${day}:`, range)}`
    : `- ${letterMessages.datedEvent(day, event, range)}`;
}

function wayLines(way: { label: string; path: string } | null, url: string): string[] {
  return way === null ? [] : [`${way.label}: ${url}${way.path}`];
}
