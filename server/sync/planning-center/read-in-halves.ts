import { addDays } from '#analytics/calendar/plain-date.ts';
import { AnswerUnusable } from '../reader.ts';
import type { Read } from '../readings/keep-read.ts';
import type { Span } from '../readings/reading-store.ts';
import type { Reading } from './reading.ts';

/** Reads days that belong together; where a list is too long, one half after the other. */
export async function readInHalves(
  reading: Reading,
  read: (reading: Reading) => Promise<Read>,
): Promise<Read> {
  const { from, to } = reading.span;
  try {
    return await read(from < to ? reading : { ...reading, rowsMax: undefined });
  } catch (error) {
    if (!(error instanceof AnswerUnusable) || error.why !== 'too_long' || from >= to) {
      throw error;
    }
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const middle = addDays(from, Math.floor(days / 2));
  const spans: [Span, Span] = [
    { from, to: middle },
    { from: addDays(middle, 1), to },
  ];
  const older = await readInHalves({ ...reading, span: spans[0] }, read);
  const newer = await readInHalves({ ...reading, span: spans[1] }, read);
  return joined([older, newer], spans);
}

type Rows<Row> = readonly Row[] | undefined;

/** Of each half its own days, since lists have a few rows around those that were asked for. */
function joined([one, other]: [Read, Read], [first, second]: [Span, Span]): Read {
  const of = <Row extends { day: string }>(rows: Rows<Row>, { from, to }: Span) =>
    (rows ?? []).filter(({ day }) => day >= from && day <= to);
  const both = <Row extends { day: string }>(older: Rows<Row>, newer: Rows<Row>) => [
    ...of(older, first),
    ...of(newer, second),
  ];
  // Other lists are never as long.
  if (one.gifts) {
    return { gifts: both(one.gifts, other.gifts), donors: both(one.donors, other.donors) };
  }
  const checkIns = both(one.checkIns, other.checkIns);
  return one.firstVisits
    ? { checkIns, firstVisits: both(one.firstVisits, other.firstVisits) }
    : { checkIns };
}
