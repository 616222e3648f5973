import type { ChurchBase, Week } from './church-base.ts';
import { seriesOf, seriesWeeks } from './services.ts';
import { sundayServices } from './sunday.ts';

export type Channel = { number: number; name: string; createdAt: number };
export type Series = {
  number: number;
  title: string;
  channel: Channel;
  createdAt: number;
  ended: boolean;
};

export type Episode = {
  number: number;
  title: string;
  series: Series;
  channel: Channel;
  liveAt: number;
  /** When the recording was added to the library; null until the day after. */
  libraryAt: number | null;
  liveWatches: number;
  libraryWatches: number;
};

export function channelsOf(base: ChurchBase): Channel[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const names = ['Sunday Messages', 'Midweek Podcast'];
  const createdAt = base.zone.at(first.sunday - 16, 630);
  return Array.from({ length: Math.max(names.length, base.spec.rowsMin) }, (_, at) => ({
    number: 410 + at,
    name: names[at] ?? `Classroom ${at - names.length + 1}`,
    createdAt,
  }));
}

/** The sermon series that have started, oldest first. */
export function publishedSeriesOf(base: ChurchBase, channels: readonly Channel[]): Series[] {
  const [channel] = channels;
  if (!channel) {
    return [];
  }
  const series = new Map<number, Series>();
  for (const week of base.weeks) {
    const createdAt = base.zone.at(week.sunday, 540);
    const { number, name } = seriesOf(week);
    if (createdAt <= base.asOf && !series.has(number)) {
      const ended = createdAt + seriesWeeks * 7 * 86_400_000 <= base.asOf;
      series.set(number, { number: 90_000 + number, title: name, channel, createdAt, ended });
    }
  }
  return [...series.values(), ...oldSeries(base, channel, series.size)];
}

/** A large church has imported its archive. */
function oldSeries(base: ChurchBase, channel: Channel, known: number): Series[] {
  return Array.from({ length: Math.max(0, base.spec.rowsMin - known) }, (_, at) => {
    const title = `From the archive, box ${at + 1}`;
    return { number: 91_000 + at, title, channel, createdAt: channel.createdAt, ended: true };
  });
}

/** One episode a Sunday, live at nine; more people watch from home when roads are icy. */
export function episodesOf(base: ChurchBase, series: readonly Series[]): Episode[] {
  return base.weeks.flatMap((week) => {
    const liveAt = base.zone.at(week.sunday, 540);
    const { number, name, part } = seriesOf(week);
    const own = series.find((one) => one.number === 90_000 + number);
    return own && liveAt <= base.asOf ? [episode(base, week, own, `${name}, part ${part}`)] : [];
  });
}

function episode(base: ChurchBase, week: Week, series: Series, title: string): Episode {
  const liveAt = base.zone.at(week.sunday, 540);
  const libraryAt = base.zone.at(week.sunday + 1, 420);
  const inRoom = sundayServices(base, week).reduce((sum, { adults }) => sum + adults, 0);
  const next = base.dice.stream('watched', week.number);
  const ageDays = Math.max(0, base.asOf - libraryAt) / 86_400_000;
  return {
    number: 880_000 + week.number,
    title,
    series,
    channel: series.channel,
    liveAt,
    libraryAt: libraryAt <= base.asOf ? libraryAt : null,
    liveWatches: Math.round((55 - 0.06 * inRoom) * (0.8 + 0.5 * next()) * base.spec.size),
    libraryWatches: Math.round((30 + 60 * next()) * base.spec.size * (1 - Math.exp(-ageDays / 20))),
  };
}
