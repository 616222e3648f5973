import type { Church } from '../../church/church.ts';
import { dayOfDate, type Zone } from '../../church/zone.ts';
import type { Condition, Operator } from './query.ts';
import type { Unknowns } from './vertex.ts';

/** What a list can be filtered by: a moment in milliseconds, a text, a boolean, or a custom filter. */
export type Attribute<Row> =
  | { kind: 'time'; of(row: Row, church: Church, unknowns: Unknowns): number | null }
  | { kind: 'text'; of(row: Row, church: Church): string | null }
  | { kind: 'flag'; of(row: Row, church: Church): boolean }
  | { kind: 'word'; holds(row: Row, word: string, church: Church): boolean };

/** Builds a row test from one `where` parameter. */
export function test<Row>(
  attribute: Attribute<Row>,
  { operator, value }: Condition,
  { church, unknowns }: { church: Church; unknowns: Unknowns },
): (row: Row) => boolean {
  if (attribute.kind === 'time') {
    const span = readSpan(value, church.zone);
    return (row) => {
      const moment = attribute.of(row, church, unknowns);
      return moment !== null && span !== null && compare(moment, operator, span);
    };
  }
  if (attribute.kind === 'flag') {
    return (row) => String(attribute.of(row, church)) === value;
  }
  if (attribute.kind === 'word') {
    return (row) => attribute.holds(row, value, church);
  }
  const matches = textTest(value);
  return (row) => matches(attribute.of(row, church) ?? '');
}

/** A half-open interval in milliseconds. */
type Span = { from: number; to: number };

/**
 * A bare date means that whole day in the church's time zone, so `lte` includes its evening (which is
 * not documented); a date-time means that moment.
 */
function readSpan(value: string, zone: Zone): Span | null {
  const day = dayOfDate(value);
  if (day !== null) {
    return { from: zone.startOf(day), to: zone.startOf(day + 1) };
  }
  const moment = readMoment(value, zone);
  return Number.isNaN(moment) ? null : { from: moment, to: moment + 1 };
}

/** A time without a UTC offset is local to the church. */
function readMoment(value: string, zone: Zone): number {
  const local = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?$/.exec(value);
  const day = local ? dayOfDate(local[1] ?? '') : null;
  if (!local || day === null) {
    return Date.parse(value);
  }
  return zone.at(day, Number(local[2]) * 60 + Number(local[3])) + Number(local[4] ?? 0) * 1000;
}

function compare(moment: number, operator: Operator, { from, to }: Span): boolean {
  switch (operator) {
    case 'gt':
      return moment >= to;
    case 'gte':
      return moment >= from;
    case 'lt':
      return moment < from;
    case 'lte':
      return moment < to;
    default:
      return moment >= from && moment < to;
  }
}

/** `%` is a wildcard, as in SQL. */
function textTest(value: string): (text: string) => boolean {
  if (!value.includes('%')) {
    return (text) => text === value;
  }
  const pieces = value.split('%').map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${pieces.join('.*')}$`, 'is');
  return (text) => pattern.test(text);
}
