import classes from './state-mark.module.css';

/** The shapes of the states; `ring` is the quiet one. */
export type StateShape = 'ring' | 'diamond' | 'steps' | 'dashed' | 'slashed' | 'cross';

const shapes: Record<StateShape, React.ReactNode> = {
  ring: <circle cx={6} cy={6} r={4} />,
  diamond: <path className={classes.unusual} d="M6,0.5L11.5,6L6,11.5L0.5,6Z" />,
  steps: <path className={classes.shift} d="M0.5,2.5H4M4,6H8M8,9.5H11.5" />,
  dashed: <circle cx={6} cy={6} r={4.5} strokeDasharray="2 1.6" />,
  slashed: <path d="M10,6A4,4 0 1 1 2,6A4,4 0 1 1 10,6M8.6,3.4L3.4,8.6" />,
  cross: <path d="M3,3L9,9M9,3L3,9" />,
};

/** The shape beside a state's words. */
export function StateMark({ shape }: { shape: StateShape }) {
  return (
    <svg className={classes.mark} viewBox="0 0 12 12" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
