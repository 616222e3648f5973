import './chart-colors.css';
import classes from './chart.module.css';
import { MissingMark } from './missing-mark.tsx';

type Props = {
  /** Null leaves a gap. */
  values: readonly (number | null)[];
  /** What the bars say, read aloud in their place. */
  label: string;
};

const box = { width: 240, height: 66, top: 8, right: 7, axisY: 48, left: 6 };
const barWidth = 7;

/** The last weeks of a figure that is too rare for a line: each a bar from zero. */
export function Sparkbars({ values, label }: Props) {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const step = (box.width - box.left - box.right) / Math.max(1, values.length - 1);
  const bars = values.map((value, index) => ({
    value,
    x: box.left + step * index,
    height: ((value ?? 0) / most) * (box.axisY - box.top),
  }));
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      <line className={classes.axis} x1={0} x2={box.width} y1={box.axisY} y2={box.axisY} />
      {bars.map(({ value, x, height }) =>
        value === null ? (
          <MissingMark key={x} x={x} y={box.axisY} />
        ) : (
          <rect
            key={x}
            className={classes.bar}
            x={x - barWidth / 2}
            y={box.axisY - height}
            width={barWidth}
            height={height}
          />
        ),
      )}
    </svg>
  );
}
