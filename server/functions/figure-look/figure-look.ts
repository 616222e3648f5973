import type * as mini from 'zod/mini';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { choosePulseWeek } from '#analytics/pulse/chosen-week.ts';
import { figureLook as lookAt, shownTile } from '#analytics/pulse/figure-look.ts';
import { isOwnFigureId } from '#contract/figures/own.ts';
import { type FigureLook, figureLookRequest } from '#contract/functions/figure-look.ts';
import { parseServiceCounts, serviceCountsColumn } from '../../pulse/service-counts.ts';
import type { ComputeServices } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { readPulse } from '../read-pulse.ts';
import { unknownFigure, withoutGiving } from '../without-giving.ts';
import { parseGoal, storedGoal } from './stored-goal.ts';

/** Half a year and the same weeks of the year before, wherever Easter lies. */
const weeksCompared = 85;

/** One figure over 13, 52 or 156 weeks, with last year, what was expected, events and notes. */
export const figureLook: NamedFunction<mini.infer<typeof figureLookRequest>, ComputeServices> = {
  request: figureLookRequest,
  async run(services, claims, { accountId, ...request }, c): Promise<FigureLook> {
    const { input, tiles } = await readPulse(services, claims, accountId, c);
    if (!tiles.includes(request.tile)) {
      throw isOwnFigureId(request.tile) ? unknownFigure() : withoutGiving();
    }
    const ask = asPerson(services, claims, accountId);
    const year = input.today.slice(0, 4);
    const tile = shownTile(request.tile, input);
    const week = choosePulseWeek(input, request.week)?.first ?? input.today;
    const since = addWeeks(week, -weeksCompared);
    const [kept = null, counted = null] =
      tile === 'attendance'
        ? await ask([storedGoal, serviceCountsColumn('$4')], [tile, year, since])
        : await ask([storedGoal], [tile, year]);
    return lookAt(input, request, {
      goal: parseGoal(kept),
      services: parseServiceCounts(counted, input.now),
    });
  },
};
