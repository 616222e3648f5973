import { type Ref, useState } from 'react';
import { pointSentence } from '#analytics/pulse/point-words.ts';
import { lineWeeks, weeksOfLevel } from '#analytics/pulse/tile-views.ts';
import { dateFormat } from '#contract/formats.ts';
import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import type { FigureLook } from '#contract/functions/figure-look.ts';
import { eventWords } from '#contract/messages/events.ts';
import { fullDayWords, tickWords, valueWords } from '#contract/messages/figure-words.ts';
import { lookPageMessages } from '#contract/messages/look.ts';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import classes from './look.module.css';
import { LookKey } from './look-key.tsx';

type Props = { look: FigureLook; name: string; sheetRef: Ref<HTMLDivElement> };

/** The chart of a closer look, readable week by week; the extra lines can be hidden. */
export function LookChart({ look, name, sheetRef }: Props) {
  const { points, tile, currency, annotations, aligned } = look;
  const [index, setIndex] = useState(points.length - 1);
  const [shows, setShows] = useState({ lastYear: true, expected: true, events: true });
  const unit = tile.lineUnit;
  const weeks = lineWeeks(points, weeksOfLevel(tile)).map((week) => ({
    ...week,
    lastYear: shows.lastYear ? (week.lastYear ?? null) : null,
    expected: shows.expected ? week.expected : null,
  }));
  const newest = points.at(-1)?.value ?? null;
  const write = (value: number) => tickWords(value, unit, currency);
  const switchOf = (key: keyof typeof shows, label: string) => (
    <label>
      <input
        type="checkbox"
        checked={shows[key]}
        onChange={({ currentTarget: { checked } }) =>
          setShows((before) => ({ ...before, [key]: checked }))
        }
      />
      {label}
    </label>
  );
  return (
    <div ref={sheetRef} className={classes.sheet}>
      <LineChart
        label={lookPageMessages.chart(name)}
        weeks={weeks}
        sentence={(place) => {
          const point = points[place];
          return point ? pointSentence(point, unit, currency) : '';
        }}
        index={Math.min(index, points.length - 1)}
        onIndex={setIndex}
        formatTick={write}
        write={(value) => valueWords(value, unit, currency)}
        isWhole={unit !== 'money' && unit !== 'share'}
        axis={monthsOf(points)}
        events={shows.events ? eventsOf(points) : []}
        notes={annotations.map((note) => ({ ...note, ...placesOf(note, points) }))}
        newest={newest === null ? null : valueWords(newest, unit, currency)}
        switches={
          <div className={classes.switches}>
            {switchOf('lastYear', lookPageMessages.shows.lastYear)}
            {switchOf('expected', lookPageMessages.shows.expected)}
            {switchOf('events', lookPageMessages.shows.events)}
          </div>
        }
        legend={({ startsAt, hasClipped }) => (
          <LookKey
            weeks={weeks}
            aligned={aligned}
            hasClipped={hasClipped}
            startsAt={startsAt === 0 ? null : write(startsAt)}
          />
        )}
      />
    </div>
  );
}

/** The weeks in which months begin, as far as their labels fit. */
function monthsOf(points: readonly PulsePoint[]) {
  const everyMonths = points.length > 60 ? 4 : points.length > 20 ? 2 : 1;
  const begins = points.flatMap(({ day }, index) => {
    const before = points[index - 1]?.day ?? '';
    const month = Number(day.slice(5, 7)) - 1;
    return day.slice(0, 7) !== before.slice(0, 7) && month % everyMonths === 0
      ? [{ index, day }]
      : [];
  });
  return begins
    .filter(({ index }) => index < points.length - 1)
    .map(({ index, day }) => ({
      index,
      text: dateFormat({
        month: 'short',
        ...(day.slice(5, 7) === '01' ? { year: 'numeric' } : {}),
      }).format(new Date(`${day}T00:00:00Z`)),
    }));
}

function eventsOf(points: readonly PulsePoint[]) {
  return points.flatMap(({ event, day }, index) =>
    event
      ? [
          {
            index,
            text: eventWords(event),
            isMajor: event === 'Easter',
            day: fullDayWords(day, 'short'),
          },
        ]
      : [],
  );
}

/** The first and last shown week that a note overlaps. */
function placesOf({ from, to }: { from: string; to: string }, points: readonly PulsePoint[]) {
  const first = points.findLastIndex(({ week }) => week <= from);
  const last = points.findLastIndex(({ week }) => week <= to);
  return { from: Math.max(0, first), to: Math.max(0, last) };
}
