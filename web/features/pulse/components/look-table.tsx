import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { stateWords } from '#analytics/pulse/state-words.ts';
import { localDay } from '#contract/formats.ts';
import type { PulsePoint, PulseTile } from '#contract/functions/church-pulse.ts';
import type { FigureLook } from '#contract/functions/figure-look.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  dayWords,
  expectedWords,
  fullDayWords,
  valueWords,
} from '#contract/messages/figure-words.ts';
import { lookTableMessages } from '#contract/messages/look.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import { StateMark } from '#web/ui/charts/state-mark.tsx';
import { stateShapes } from '../state-shapes.ts';
import classes from './look.module.css';

/** One more stands there as well: a button would take its room. */
const weeksAtFirst = 12;

/** The same weeks in numbers, newest first. */
export function LookTable({
  look: { points, tile, currency, timeZone },
  name,
}: {
  look: FigureLook;
  name: string;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const write = (value: number) => valueWords(value, tile.lineUnit, currency);
  const newest = points.at(-1)?.week;
  const newestFirst = points.toReversed();
  const dayOf = ({ asOf }: PulsePoint) =>
    asOf === null ? null : dayWords(localDay(new Date(asOf), timeZone), 'short');
  const days = new Set(points.map(dayOf).filter((day) => day !== null));
  const onlyDay = days.size > 1 ? null : ([...days][0] ?? '');
  const isShort = showsAll || points.length <= weeksAtFirst + 1;
  const shown = isShort ? newestFirst : newestFirst.slice(0, weeksAtFirst);
  return (
    <section>
      <h2 className={classes.heading}>{lookTableMessages.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section className={classes.scroll} aria-label={lookTableMessages.name(name)} tabIndex={0}>
        <ChartTable
          isList
          caption={lookTableMessages.caption(name)}
          columns={[
            { title: lookTableMessages.week },
            { title: lookTableMessages.came, isNumber: true },
            { title: lookTableMessages.expected, isNumber: true },
            { title: lookTableMessages.lastYear, isNumber: true },
            { title: lookTableMessages.status },
            ...(onlyDay === null ? [{ title: lookTableMessages.updatedOn, isNumber: true }] : []),
          ]}
          rows={shown.map((point) => ({
            key: point.week,
            cells: [
              <WeekCell key="week" point={point} />,
              <b key="came">{point.value === null ? missingWords(point) : write(point.value)}</b>,
              point.expected
                ? expectedWords(point.expected, tile.lineUnit, currency)
                : lookTableMessages.none,
              point.lastYear === null ? lookTableMessages.none : write(point.lastYear),
              <Meaning key="meaning" point={point} tile={tile} isNewest={point.week === newest} />,
              ...(onlyDay === null ? [dayOf(point) ?? lookTableMessages.none] : []),
            ],
          }))}
        />
      </section>
      {onlyDay ? <p className={classes.updated}>{lookTableMessages.updated(onlyDay)}</p> : null}
      {isShort ? null : (
        <Anchor
          className="unprinted"
          component="button"
          type="button"
          size="sm"
          onClick={() => setShowsAll(true)}
        >
          {lookTableMessages.showAll(points.length)}
        </Anchor>
      )}
    </section>
  );
}

function missingWords({ asOf }: PulsePoint): string {
  return asOf === null ? lookTableMessages.none : lookTableMessages.noCount;
}

function WeekCell({ point: { day, event } }: { point: PulsePoint }) {
  return (
    <>
      {fullDayWords(day, 'short')}{' '}
      {event ? <span className={classes.quiet}>{eventWords(event)}</span> : null}
    </>
  );
}

type Meant = { point: PulsePoint; tile: PulseTile; isNewest: boolean };

function Meaning({ point, tile: { verdict, own }, isNewest }: Meant) {
  if (point.isMasked) {
    return lookTableMessages.setAside;
  }
  const { word } = stateWords({
    state: point.judged,
    ...(isNewest ? { verdict } : {}),
    ...(own ? { own } : {}),
    value: point.value,
    expected: point.expected,
  });
  return (
    <>
      <StateMark shape={stateShapes[point.judged]} /> {word}
    </>
  );
}
