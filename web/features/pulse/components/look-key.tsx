import { StateMark } from '#web/ui/charts/state-mark.tsx';
import classes from './look.module.css';

/** The legend of a closer look, with samples. */
export function LookKey({ aligned }: { aligned: string | null }) {
  return (
    <ul className={classes.key}>
      <li>
        <Sample>
          <path className={classes.keyLine} d="M0,6H28" />
          <circle className={classes.keyPoint} cx={14} cy={6} r={3} />
        </Sample>
        What came
      </li>
      <li>
        <Sample>
          <rect className={classes.keyWide} width={28} height={12} />
          <rect className={classes.keyRange} y={3} width={28} height={6} />
        </Sample>
        Expected: four weeks in five, and nineteen in twenty
      </li>
      <li>
        <Sample>
          <path className={classes.keyBefore} d="M0,6H28" />
        </Sample>
        Last year{aligned ? `, lined up by Easter (${aligned})` : ''}
      </li>
      <li>
        <span className={classes.keyUnusual}>
          <StateMark shape="diamond" />
        </span>
        Unusual
      </li>
      <li>
        <span className={classes.keyShift}>
          <StateMark shape="steps" />
        </span>
        A lasting change
      </li>
      <li>
        <StateMark shape="cross" /> Not counted, or only in part
      </li>
    </ul>
  );
}

function Sample({ children }: { children: React.ReactNode }) {
  return (
    <svg className={classes.keySample} viewBox="0 0 28 12" aria-hidden="true">
      {children}
    </svg>
  );
}
