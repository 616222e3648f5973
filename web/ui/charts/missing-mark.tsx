import classes from './chart.module.css';

/** The cross on the axis for a week that nobody counted. */
export function MissingMark({ x, y }: { x: number; y: number }) {
  return (
    <path
      className={classes.missing}
      d={`M${x - 3},${y - 3}L${x + 3},${y + 3}M${x + 3},${y - 3}L${x - 3},${y + 3}`}
    />
  );
}
