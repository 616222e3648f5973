import { Link } from 'react-router';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { tileNames } from '#contract/pulse-messages.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type from '#web/ui/type.module.css';
import { isTicked, lineSentence, sourceLine, tileFacts, tileLine, tileNumber } from '../model.ts';
import { StateLine } from './state-line.tsx';
import classes from './tile.module.css';

type Props = {
  tile: PulseTile;
  currency: string | null;
  /** The church's local date and time zone. */
  clock: { today: string; timeZone: string };
  /** The path to the closer look; null if the name is not a link. */
  lookPath: string | null;
};

/** One of the eight figures; always in the same order of parts. */
export function Tile({ tile, currency, clock, lookPath }: Props) {
  const name = tileNames[tile.tile];
  const isOff = tile.state === 'unusual' || tile.state === 'shift';
  return (
    <li className={classes.tile} data-off={isOff || undefined}>
      <h3 className={classes.name}>
        {lookPath ? (
          <Link className={classes.link} to={lookPath}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {tile.bringsIt ? (
        <p className={classes.brings}>{tile.bringsIt}</p>
      ) : (
        <TileBody tile={tile} currency={currency} clock={clock} />
      )}
    </li>
  );
}

function TileBody({ tile, currency, clock }: Omit<Props, 'lookPath'>) {
  const { number, of } = tileNumber(tile, currency);
  const facts = tileFacts(tile, currency);
  const events = tile.line.flatMap(({ event }, index) => (event && isTicked(event) ? [index] : []));
  return (
    <>
      <p className={classes.value}>
        <span className={type.number}>{number}</span>
        {of ? <span className={classes.of}>{of}</span> : null}
      </p>
      <StateLine tile={tile} />
      <div className={classes.line}>
        <Sparkline weeks={tileLine(tile)} label={lineSentence(tile, currency)} ticks={events} />
      </div>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.source}>{sourceLine(tile, clock)}</p>
    </>
  );
}
