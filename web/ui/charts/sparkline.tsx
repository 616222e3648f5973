import './chart-colors.css';
import { lineGeometry } from '#analytics/charts/line-geometry.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { rememberedBy } from '#web/lib/remembered-by.ts';
import classes from './chart.module.css';
import { LineLayers } from './line-layers.tsx';

type Props = {
  weeks: readonly LineWeek[];
  /** What the line says, read aloud in its place. */
  label: string;
  /** Weeks that get a tick on the axis, by their place in `weeks`. */
  ticks?: readonly number[];
  /** `wide` for a place of its own. */
  shape?: 'tile' | 'wide';
};

const boxes = {
  tile: { width: 240, height: 66, top: 8, right: 7, bottom: 18, left: 6 },
  wide: { width: 320, height: 96, top: 8, right: 12, bottom: 18, left: 6 },
} as const;

const geometries = {
  tile: geometryIn(boxes.tile),
  wide: geometryIn(boxes.wide),
};

function geometryIn(box: (typeof boxes)[keyof typeof boxes]) {
  return rememberedBy((weeks: readonly LineWeek[]) => lineGeometry(weeks, box, { axisGap: 10 }));
}

/** The last weeks of a figure with what was expected; no words, so it may scale with its place. */
export function Sparkline({ weeks, label, ticks = [], shape = 'tile' }: Props) {
  const box = boxes[shape];
  const drawn = geometries[shape](weeks);
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      <line className={classes.axis} x1={0} x2={box.width} y1={drawn.axisY} y2={drawn.axisY} />
      {ticks.map((index) => (
        <line
          key={index}
          className={classes.tick}
          x1={drawn.xs[index]}
          x2={drawn.xs[index]}
          y1={drawn.axisY}
          y2={drawn.axisY + 5}
        />
      ))}
      <LineLayers drawn={drawn} size="tile" top={0} showsPoints={false} />
    </svg>
  );
}
