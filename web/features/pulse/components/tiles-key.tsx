import { eventWords } from '#contract/messages/events.ts';
import { tilesKeyMessages } from '#contract/messages/tiles.ts';
import { StateMark } from '#web/ui/charts/state-mark.tsx';
import classes from './pulse.module.css';

type Props = {
  gaps: readonly string[];
  /** Holidays that get a tick. */
  events: readonly string[];
  hasProvisional: boolean;
};

/** The legend of all tiles. */
export function TilesKey({ gaps, events, hasProvisional }: Props) {
  return (
    <ul className={classes.key}>
      <li>
        <svg className={classes.keyLine} viewBox="0 0 28 12" aria-hidden="true">
          <rect width="28" height="12" rx="2" />
          <path d="M1,8L8,4L14,7L21,4L27,6" />
        </svg>
        {tilesKeyMessages.line}
      </li>
      {gaps.map((gap) => (
        <li key={gap}>
          <StateMark shape="cross" /> <span dir="auto">{gap}</span>
        </li>
      ))}
      {events.map((event) => (
        <li key={event}>
          <span className={classes.keyTick} aria-hidden="true" /> {eventWords(event)}
        </li>
      ))}
      {hasProvisional ? (
        <li>
          <StateMark shape="slashed" /> {tilesKeyMessages.provisional}
        </li>
      ) : null}
      <li>{tilesKeyMessages.lastYear}</li>
    </ul>
  );
}
