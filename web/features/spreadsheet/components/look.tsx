import { useMemo } from 'react';
import { importPreview } from '#contract/messages/count-import.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type { Kind } from '../kinds.ts';
import { attendanceWeeks, lately } from '../summary.ts';
import classes from './import.module.css';
import { Section } from './section.tsx';

/** Attendance as the file has it: a picture finds a wrong column faster than any table. */
export function Look({ kinds }: { kinds: readonly Kind[] }) {
  const weeks = useMemo(() => attendanceWeeks(kinds), [kinds]);
  const people = lately(weeks);
  const values = weeks.flatMap(({ value }) => value ?? []);
  const said = importPreview.chart(Math.min(...values), Math.max(...values));
  return (
    <Section
      question={importPreview.ask}
      answer={people === null ? importPreview.noAttendance : importPreview.about(people)}
    >
      {people === null ? null : (
        <div className={classes.picture}>
          <Sparkline weeks={weeks} label={said} shape="wide" />
          <p className={classes.hint}>{said}</p>
        </div>
      )}
    </Section>
  );
}
