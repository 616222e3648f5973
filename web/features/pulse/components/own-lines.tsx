import { stateWords } from '#analytics/pulse/state-words.ts';
import type { TileView } from '#analytics/pulse/tile-views.ts';
import { tileFactWords, tileName } from '#contract/messages/own-tiles.ts';
import classes from './own-lines.module.css';

/** On paper: the figures of the church's own, each in one line. */
export function OwnLines({ views }: { views: readonly TileView[] }) {
  return views.length === 0 ? null : (
    <ul className={classes.lines}>
      {views.map(({ tile, number, of, facts }) => (
        <li key={tile.tile}>
          <b>
            <bdi>{tileName(tile)}</bdi>
          </b>{' '}
          {number} {of}
          <span> · {stateWords(tile).word}</span>
          {facts.map(({ name, value }) => (
            <span key={name}> · {tileFactWords(name, value)}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
