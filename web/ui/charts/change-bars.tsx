import './chart-colors.css';
import classes from './change-bars.module.css';

type Props = {
  label: string;
  /** Changes and, last, what they add up to. */
  rows: readonly { name: string; change: number; isSum: boolean }[];
  /** A change as it is written. */
  words: (change: number) => string;
};

const barWidth = 200;
const middle = barWidth / 2;
/** Small changes look small: the bars have room for at least so much. */
const leastRoom = 10;

/** Changes as bars to the left and right of a middle. */
export function ChangeBars({ label, rows, words }: Props) {
  const highest = Math.max(leastRoom, ...rows.map(({ change }) => Math.abs(change)));
  return (
    <table className={classes.bars} aria-label={label}>
      <tbody>
        {rows.map(({ name, change, isSum }) => {
          const length = Math.max(1, (Math.abs(change) / highest) * (middle - 4));
          return (
            <tr key={name} data-sum={isSum || undefined}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <svg viewBox={`0 0 ${barWidth} 28`} preserveAspectRatio="none">
                  <title>{words(change)}</title>
                  <path className={classes.middle} d={`M${middle},0V28`} />
                  <rect
                    className={classes.bar}
                    x={change < 0 ? middle - length : middle}
                    y={8}
                    width={length}
                    height={12}
                  />
                </svg>
              </td>
              <td className={classes.change}>{words(change)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
