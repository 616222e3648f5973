import { stateWords } from '#analytics/pulse/state-words.ts';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { StateMark } from '#web/ui/charts/state-mark.tsx';
import { stateShapes } from '../state-shapes.ts';
import classes from './tile.module.css';

/** A figure's state as a shape and in words, not by color alone. */
export function StateLine({ tile }: { tile: PulseTile }) {
  const { word, more } = stateWords(tile);
  return (
    <p className={classes.state} data-state={tile.state}>
      <StateMark shape={stateShapes[tile.state]} />
      <span>
        {word}
        {more ? <span className={classes.more}>: {more}</span> : null}
      </span>
    </p>
  );
}
