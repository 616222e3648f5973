import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sourceLine, type TileView } from '#analytics/pulse/tile-views.ts';
import { soFarWords } from '#contract/messages/dashboard-page.ts';
import { tileName } from '#contract/messages/own-tiles.ts';
import { Sparkbars } from '#web/ui/charts/sparkbars.tsx';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type from '#web/ui/type.module.css';
import { StateLine } from './state-line.tsx';
import classes from './tile.module.css';

type Props = {
  view: TileView;
  /** The church's local date. */
  today: string;
  /** The path to the closer look; null if the name is not a link. */
  lookPath: string | null;
  /** In place of a number that waits for an answer; null where nobody is asked. */
  question: ReactNode;
};

/** One of the figures; always in the same order of parts. */
export function Tile({ view, today, lookPath, question }: Props) {
  const { tile } = view;
  const name = tileName(tile);
  const isOff = tile.state === 'unusual' || tile.state === 'shift';
  return (
    <li
      className={classes.tile}
      data-off={isOff || undefined}
      data-own={tile.own ? true : undefined}
    >
      <h3 className={classes.name}>
        {lookPath ? (
          <Link className={classes.link} to={lookPath}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h3>
      {question ? <div className={classes.asked}>{question}</div> : null}
      {tile.bringsIt ? (
        <p className={classes.brings} data-unseen={question ? true : undefined}>
          {tile.bringsIt}
        </p>
      ) : (
        <TileBody view={view} today={today} />
      )}
    </li>
  );
}

function TileBody({ view, today }: Pick<Props, 'view' | 'today'>) {
  const { tile, number, of, change, facts, line, ticks, sentence } = view;
  return (
    <>
      <p className={classes.value}>
        <span className={type.number}>{number}</span>
        {of ? <span className={classes.of}>{of}</span> : null}
        {change ? <span className={classes.change}>{change}</span> : null}
      </p>
      <StateLine tile={tile} />
      {tile.state === 'too_little' && tile.expected === null && !tile.own?.sums ? (
        <p className={classes.soFar}>{soFarWords(tile.weeksSoFar, tile.weeksToGo)}</p>
      ) : (
        <>
          <div className={classes.line}>
            {tile.own?.sums ? (
              <Sparkbars values={tile.line.map(({ value }) => value)} label={sentence} />
            ) : (
              <Sparkline weeks={line} label={sentence} ticks={ticks} />
            )}
          </div>
          <dl className={classes.facts}>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={classes.source}>{sourceLine(view, today)}</p>
    </>
  );
}
