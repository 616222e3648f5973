import type { ReactNode } from 'react';
import { inOrder, isTicked } from '#analytics/pulse/tile-views.ts';
import type { AnyFigureId } from '#contract/figures.ts';
import type { FiguresPulse, PulseTile, TileId } from '#contract/functions/church-pulse.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { pulseQuestions, tilesKeyMessages } from '#contract/messages/tiles.ts';
import { tileViews } from '../tile-views.ts';
import { OwnLines } from './own-lines.tsx';
import classes from './pulse.module.css';
import { Section } from './section.tsx';
import { Tile } from './tile.tsx';
import { TilesKey } from './tiles-key.tsx';

type Props = {
  pulse: FiguresPulse;
  today: string;
  lookPath: ((tile: TileId) => string) | null;
  /** What stands in place of a figure that is asked about. */
  ask: ((figure: AnyFigureId) => ReactNode) | null;
};

/** 'Is anything off?': the figures. */
export function TilesSection({ pulse, today, lookPath, ask }: Props) {
  const gaps = pulse.trust.gaps.map(({ day, note, isPartial }) =>
    tilesKeyMessages.gap(
      note ?? (isPartial ? tilesKeyMessages.partial : tilesKeyMessages.missing),
      dayWords(day, 'short'),
    ),
  );
  const views = inOrder(pulse, tileViews(pulse));
  return (
    <Section question={pulseQuestions.off} answer={pulse.anythingOff}>
      <ul className={classes.tiles} data-threes={fitsThrees(views.length) || undefined}>
        {views.map((view) => (
          <Tile
            key={view.tile.tile}
            view={view}
            today={today}
            lookPath={lookPath?.(view.tile.tile) ?? null}
            question={isUnanswered(view.tile) ? ask?.(figureOf(view.tile.tile)) : null}
          />
        ))}
      </ul>
      <OwnLines views={views.filter(({ tile }) => tile.own)} />
      <TilesKey
        gaps={gaps}
        events={eventsIn(pulse.tiles[0])}
        hasProvisional={pulse.tiles.some(({ state }) => state === 'provisional')}
      />
    </Section>
  );
}

/** Whether rows of three leave fewer holes than rows of four. */
function fitsThrees(count: number): boolean {
  return (3 - (count % 3)) % 3 < (4 - (count % 4)) % 4;
}

/** Whether the tile waits for the answer to what counts; a count in doubt is shown, and asked about above. */
function isUnanswered({ state, value }: PulseTile): boolean {
  return state === 'asked' && value === null;
}

/** The figure that a tile is about. */
function figureOf(tile: TileId): AnyFigureId {
  return tile === 'giving_per_attender' ? 'giving' : tile;
}

/** The holidays that get a tick on the axis. */
function eventsIn(tile: PulseTile | undefined): string[] {
  return (tile?.line ?? []).flatMap(({ event }) => (event && isTicked(event) ? [event] : []));
}
