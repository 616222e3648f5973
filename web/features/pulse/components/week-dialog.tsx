import type { DayOfWeek } from '@mantine/dates';
import { useState } from 'react';
import { lastDayOf, weekOf } from '#analytics/calendar/church-week.ts';
import { localDay } from '#contract/formats.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { toolbarMessages } from '#contract/messages/dashboard-page.ts';
import { Calendar } from '#web/ui/calendar.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  pulse: Pick<FiguresPulse, 'week' | 'weekStartsOn' | 'timeZone'>;
  onWeek: (day: string) => void;
  onClose: () => void;
};

/** A calendar whose rows are the church's weeks; a day chooses its whole week. */
export function WeekDialog({ pulse: { week, weekStartsOn, timeZone }, onWeek, onClose }: Props) {
  const [hovered, setHovered] = useState<string | null>(null);
  const isIn = (date: string, day: string | null) =>
    day !== null && weekOf(date, weekStartsOn) === weekOf(day, weekStartsOn);
  return (
    <Dialog isOpen title={toolbarMessages.choose} onClose={onClose}>
      <Calendar
        firstDayOfWeek={dayNumber(weekStartsOn)}
        withCellSpacing={false}
        defaultDate={week.day}
        maxDate={lastDayOf(weekOf(localDay(new Date(), timeZone), weekStartsOn))}
        value={null}
        getDayProps={(date) => ({
          inRange: isIn(date, week.day) || isIn(date, hovered),
          firstInRange: isIn(date, week.day) && date === week.first,
          lastInRange: isIn(date, week.day) && date === week.last,
          'aria-pressed': isIn(date, week.day),
          onMouseEnter: () => setHovered(date),
          onMouseLeave: () => setHovered(null),
        })}
        onChange={onWeek}
      />
    </Dialog>
  );
}

/** Sunday is 0 there; `weekdays` begins with Monday. */
function dayNumber(day: FiguresPulse['weekStartsOn']): DayOfWeek {
  const numbers: readonly DayOfWeek[] = [1, 2, 3, 4, 5, 6, 0];
  return numbers[weekdays.indexOf(day)] ?? 1;
}
