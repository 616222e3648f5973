import type { ReactNode } from 'react';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { lookKeyMessages } from '#contract/messages/look.ts';
import { StateMark } from '#web/ui/charts/state-mark.tsx';
import classes from './look.module.css';

type Props = {
  weeks: readonly LineWeek[];
  /** How the year before was lined up. */
  aligned: string | null;
  /** Where the axis begins; null at zero. */
  startsAt: string | null;
  hasClipped: boolean;
};

/** The legend of a closer look, with samples: only of what the drawing shows. */
export function LookKey({ weeks, aligned, startsAt, hasClipped }: Props) {
  const has = (test: (week: LineWeek) => boolean) => weeks.some(test);
  return (
    <ul className={classes.key}>
      <Entry
        mark={
          <Sample>
            <path className={classes.keyLine} d="M0,6H28" />
            <circle className={classes.keyPoint} cx={14} cy={6} r={3} />
          </Sample>
        }
      >
        {lookKeyMessages.came}
      </Entry>
      {has(({ expected }) => expected !== null) ? (
        <Entry
          mark={
            <Sample>
              <rect className={classes.keyWide} width={28} height={12} />
              <rect className={classes.keyRange} y={3} width={28} height={6} />
            </Sample>
          }
        >
          {lookKeyMessages.expected}
        </Entry>
      ) : null}
      {has(({ lastYear }) => lastYear != null) ? (
        <Entry
          mark={
            <Sample>
              <path className={classes.keyBefore} d="M0,6H28" />
            </Sample>
          }
        >
          {lookKeyMessages.lastYear(aligned)}
        </Entry>
      ) : null}
      {has(({ mark }) => mark === 'unusual') ? (
        <Entry mark={<Mark shape="diamond" className={classes.keyUnusual} />}>
          {lookKeyMessages.unusual}
        </Entry>
      ) : null}
      {has(({ mark }) => mark === 'shift') ? (
        <Entry mark={<Mark shape="steps" className={classes.keyShift} />}>
          {lookKeyMessages.lasting}
        </Entry>
      ) : null}
      {has(({ value, isUnread }) => value === null && !isUnread) ? (
        <Entry mark={<StateMark shape="cross" />}>{lookKeyMessages.missing}</Entry>
      ) : null}
      {has(({ isProvisional }) => isProvisional) ? (
        <Entry mark={<StateMark shape="slashed" />}>{lookKeyMessages.provisional}</Entry>
      ) : null}
      {hasClipped ? (
        <Entry mark={<span aria-hidden="true">▲</span>}>{lookKeyMessages.clipped}</Entry>
      ) : null}
      {startsAt === null ? null : <li>{lookKeyMessages.startsAt(startsAt)}</li>}
    </ul>
  );
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li>
      {mark}
      {children}
    </li>
  );
}

type MarkProps = { shape: 'diamond' | 'steps'; className: string | undefined };

function Mark({ shape, className }: MarkProps) {
  return (
    <span className={className}>
      <StateMark shape={shape} />
    </span>
  );
}

function Sample({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.keySample} viewBox="0 0 28 12" aria-hidden="true">
      {children}
    </svg>
  );
}
