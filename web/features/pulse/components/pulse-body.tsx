import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { growthLine } from '#analytics/pulse/growth-line.ts';
import type { AnyFigureId } from '#contract/figures.ts';
import type { FiguresPulse, TileId } from '#contract/functions/church-pulse.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { pulseFootnotes } from '#contract/messages/tiles.ts';
import { paths } from '#web/lib/paths.ts';
import { Later } from '#web/screens/later.tsx';
import type from '#web/ui/type.module.css';
import { ComingSection } from './coming-section.tsx';
import classes from './pulse.module.css';
import { SearchSection } from './search-section.tsx';
import { TilesSection } from './tiles-section.tsx';
import { TodoSection } from './todo-section.tsx';
import { TrustSection } from './trust-section.tsx';

type Props = {
  pulse: FiguresPulse;
  today: string;
  /** Null on a shared page, which has no links. */
  links: {
    lookPath: (tile: TileId) => string;
    /** The path to the note of a day. */
    notePath: (day: string) => string;
  } | null;
  /** What stands in place of a figure that is asked about; null where nobody is asked. */
  ask: ((figure: AnyFigureId) => ReactNode) | null;
  /** What the church is asked about its weeks. */
  questions?: ReactNode;
  /** What became of its people. */
  people?: ReactNode;
};

/** The five questions of Monday and their answers. */
export function PulseBody({ pulse, today, links, ask, questions, people }: Props) {
  const growth = growthLine(pulse);
  const isShared = links === null;
  return (
    <>
      <h2 className={`${type.sentence} ${classes.sentence}`}>{pulse.sentence.text}</h2>
      {growth ? <p className={classes.growth}>{growth}</p> : null}
      <p className={classes.quiet}>
        {pulse.sentence.facts}
        {pulse.isChosen || isShared ? null : (
          <span className={classes.screenOnly}>
            {' '}
            {pulseMessages.pleaseCheck}{' '}
            <Anchor component={Link} to={paths.measures} inherit>
              {pulseMessages.checkLink}
            </Anchor>
            .
          </span>
        )}
      </p>
      {questions}
      <TilesSection pulse={pulse} today={today} lookPath={links?.lookPath ?? null} ask={ask} />
      <Later>
        <div className={classes.pair}>
          <ComingSection pulse={pulse} isShared={isShared} />
          {isShared || pulse.week.next !== null ? null : (
            <TodoSection pulse={pulse} notePath={links.notePath} />
          )}
        </div>
        {people}
        <TrustSection pulse={pulse} notePath={links?.notePath ?? null} />
        {pulse.search ? <SearchSection search={pulse.search} /> : null}
        <p className={classes.footnote}>
          {isShared ? null : <span className={classes.screenOnly}>{pulseFootnotes.opens} </span>}
          {pulseFootnotes.ranges}
        </p>
      </Later>
    </>
  );
}
