import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { PassOf } from '#analytics/forecast/shared-pass.ts';
import { weeksAskedAbout } from '#analytics/pulse/week-questions.ts';
import type { KeptQuestion } from '#contract/functions/week-questions.ts';
import type { Church } from '../church/church.ts';
import {
  basesOf,
  completeExpected,
  type Expectations,
  issuedRanges,
  parseExpected,
  type TileBasis,
} from './expected-weeks.ts';
import { withIssuedRanges } from './issued-ranges.ts';

type ExpectedChurch = {
  /** The church, with the weeks whose attendance is in doubt. */
  church: Church;
  expectations: Expectations;
  bases: readonly TileBasis[];
  /** What it is to be asked about its weeks. */
  asked: readonly KeptQuestion[];
  /** Whether something was computed that was not stored. */
  isNew: boolean;
};

/**
 * The expectations of every tile: those that are stored and still hold, and the others computed.
 * Attendance comes first: what is divided by it leaves out the weeks that are in doubt.
 *
 * @param json what is stored
 */
export async function expectChurch(
  base: Church,
  json: unknown,
  passOf: PassOf,
): Promise<ExpectedChurch> {
  const usual = basesOf(base);
  const stored = parseExpected(json, usual);
  const ofAttendance = usual.filter(({ tile }) => tile === 'attendance');
  const first = await completeExpected(stored, ofAttendance, passOf);
  const doubted = doubtedIn(weeksAskedAbout(base, (tile) => first.get(tile)));
  const church = { ...base, doubted };
  const bases = doubted.size === 0 ? usual : basesOf(church);
  const kept = doubted.size === 0 ? stored : parseExpected(json, bases);
  const attendance = first.get('attendance');
  const known = attendance ? new Map([...kept, ['attendance', attendance] as const]) : kept;
  const computed = await completeExpected(known, bases, passOf);
  const issued = kept.size < bases.length ? issuedRanges(json) : null;
  const freed = new Set(
    bases.filter((each) => isFreed(each, church.today)).map(({ tile }) => tile),
  );
  const expectations = new Map(
    [...computed].map(([tile, each]) => [
      tile,
      kept.has(tile) || freed.has(tile)
        ? each
        : { ...each, weeks: withIssuedRanges(each.weeks, issued?.get(tile), church) },
    ]),
  );
  const asked = weeksAskedAbout(church, (tile) => expectations.get(tile));
  return { church, expectations, bases, asked, isNew: kept.size < bases.length };
}

/** A doubt lasts half a year, and what is said of it is of weeks near its first. */
const freedWeeks = 39;

/**
 * Whether the church has said lately that a number of which half seemed to be missing is what it is: the newest week's
 * range is another at once.
 */
function isFreed({ asked }: TileBasis, today: string): boolean {
  const { isOverlapping, mayBeHalf, told } = asked?.options ?? {};
  const from = addWeeks(today, -freedWeeks);
  return (
    isOverlapping === true &&
    mayBeHalf === true &&
    [...(told?.freed ?? []), ...(told?.changed ?? [])].some((day) => day >= from)
  );
}

function doubtedIn(asked: readonly KeptQuestion[]): Set<string> {
  const counts = asked.filter(({ about, figure }) => about === 'count' && figure === 'attendance');
  return new Set(counts.map(({ week }) => week));
}
