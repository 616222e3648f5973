import { useId } from 'react';
import classes from './chart.module.css';

type Props = { x: number; width: number; top: number; bottom: number };

/** The column of a week whose number may still change. */
export function HatchColumn({ x, width, top, bottom }: Props) {
  const id = useId();
  return (
    <>
      <pattern
        id={id}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={classes.hatch} x1={0} y1={0} x2={0} y2={5} />
      </pattern>
      <rect x={x} width={width} y={top} height={Math.max(0, bottom - top)} fill={`url(#${id})`} />
    </>
  );
}
