import { dateFormat } from '#contract/formats.ts';
import type { PulseTile, TileId } from '#contract/functions/church-pulse.ts';
import type { FigureLook, LookWeeks } from '#contract/functions/figure-look.ts';
import type { YearGoal } from '#contract/functions/goals.ts';
import { type Weekday, weekdays } from '#contract/functions/measures.ts';
import { lookKeyMessages } from '#contract/messages/look.ts';
import { addWeeks, isClosed } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { ServiceCounts } from '../figures/service-counts.ts';
import { growthOf } from '../judging/growth.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { choosePulseWeek } from './chosen-week.ts';
import { lookSentence } from './look-sentence.ts';
import { makeTile } from './make-tile.ts';
import { maskedWeeks } from './masked-weeks.ts';
import { withNotEntered } from './not-entered.ts';
import type { PulseInput } from './pulse-input.ts';
import { quietWeeks } from './tile-facts.ts';
import { tileHistory, tilePoints } from './tile-points.ts';
import { givingTileOf } from './tile-weeks.ts';
import { toldQuestion } from './week-question-words.ts';
import { yearGoal } from './year-goal.ts';

/** A goal as it is kept. */
type KeptGoal = Pick<YearGoal, 'value' | 'by'>;

type Request = { tile: TileId; weeks: LookWeeks; week?: string | undefined };

/** What is kept beside the figures. */
type Beside = { goal?: KeptGoal | null; services?: readonly NamedServiceCounts[] };

/** A part of attendance with its event's name. */
export type NamedServiceCounts = ServiceCounts & { event: string };

/** One figure over a longer time, with everything that its chart and table show. */
export function figureLook(
  input: PulseInput,
  { tile: id, weeks, week: requested }: Request,
  { goal = null, services = [] }: Beside = {},
): FigureLook {
  const masked = maskedWeeks(input);
  const history = tileHistory(shownTile(id, input), input, masked);
  const chosen = choosePulseWeek(input, requested)?.first ?? input.today;
  const tile = lookedAt(history, input, chosen);
  const last = tile.line.at(-1)?.week ?? chosen;
  const points = tilePoints(history, input, last, weeks);
  const first = points[0]?.week ?? last;
  return {
    weekStartsOn: input.weekStartsOn,
    timeZone: input.timeZone,
    currency: input.currency,
    sentence: lookSentence(tile, input),
    tile,
    points,
    ...(tile.tile === 'attendance' ? servicesOf(services, history, last, input) : { services: [] }),
    annotations: input.annotations.filter(
      ({ from, to }) => from < addWeeks(last, 1) && to >= first,
    ),
    goal: yearGoal(tile.tile, input, goal),
    questions: input.questions
      .filter(({ figure, week }) => figure === tile.tile && week >= first && week <= last)
      .map((question) => toldQuestion(question, input.today)),
    aligned: alignedEasters(points, input),
  };
}

/** The tile; of the recurring share, whether the gifts it is of were entered is seen by giving. */
function lookedAt(history: TileHistory, input: PulseInput, chosen: string): PulseTile {
  const tile = makeTile(history, input, chosen);
  const besides =
    tile.tile === 'recurring_share'
      ? [makeTile(tileHistory(givingTileOf(input), input, history.masked), input, chosen)]
      : [];
  return withNotEntered([tile, ...besides])[0] ?? tile;
}

/** A service that seems to have ended is named for half a year. */
const namedWeeks = 26;

/** How each service compares with its year before, of weeks that count, and which are counted no more. */
function servicesOf(
  services: readonly NamedServiceCounts[],
  history: TileHistory,
  last: string,
  { calendar, today, serviceDay }: Pick<PulseInput, 'calendar' | 'today' | 'serviceDay'>,
): Pick<FigureLook, 'services' | 'quietServices'> {
  const counted = new Set(history.counted.map(({ week }) => week));
  const counts = ({ week }: { week: string }) =>
    week <= last &&
    !history.masked.has(week) &&
    history.judged.get(week)?.state !== 'asked' &&
    (counted.has(week) || isClosed(week, today));
  const known = services.flatMap(({ event, time, weeks }) => {
    const newest = weeks.findLast(({ week }) => week <= last)?.week;
    const missed = [...counted].filter((week) => newest && week > newest && week <= last);
    return newest ? [{ event, time, weeks, newest, isQuiet: missed.length >= quietWeeks }] : [];
  });
  return {
    services: known.flatMap(({ event, time, weeks, isQuiet }) => {
      const growth = growthOf(weeks.filter(counts), last, { calendar, isCount: true });
      return growth && !isQuiet ? [{ event, time, growth }] : [];
    }),
    quietServices: known
      .filter(({ isQuiet, newest }) => isQuiet && newest > addWeeks(last, -namedWeeks))
      .map(({ event, time, newest }) => ({
        ...{ event, time },
        lastCounted: serviceDayOf(newest, { serviceDay: dayOf(time) ?? serviceDay }),
      })),
  };
}

/** The weekday of a weekly time. */
function dayOf(time: string | null): Weekday | undefined {
  return weekdays.find((day) => time?.startsWith(`${day} `));
}

/** Giving is looked at per attender where attendance is counted, and as it is elsewhere. */
export function shownTile(tile: TileId, input: Pick<PulseInput, 'figures' | 'asked'>): TileId {
  return tile === 'giving' || tile === 'giving_per_attender' ? givingTileOf(input) : tile;
}

/** The Easter of the shown weeks and the one it is compared with. */
function alignedEasters(points: FigureLook['points'], { calendar }: PulseInput): string | null {
  const easter = points.findLast(({ week }) =>
    calendar.eventsOf(week).some(({ id }) => id === 'easter'),
  );
  if (!easter) {
    return null;
  }
  const before = sameWeekLastYear(easter.week, calendar.easter);
  const write = (week: string) =>
    dateFormat({ dateStyle: 'long' }).format(new Date(`${week}T00:00:00Z`));
  const days =
    new Date(`${easter.day}T00:00:00Z`).getTime() - new Date(`${easter.week}T00:00:00Z`).getTime();
  const dayBefore = new Date(new Date(`${before}T00:00:00Z`).getTime() + days)
    .toISOString()
    .slice(0, 10);
  return lookKeyMessages.aligned(write(dayBefore), write(easter.day));
}
