import { Calendar } from '#web/ui/calendar.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { isDay } from '../model.ts';

type Props = {
  title: string;
  /** A day like 2026-11-21, or nothing. */
  value: string;
  earliest: string;
  latest: string;
  onChange: (day: string) => void;
  onClose: () => void;
};

/** A calendar for a day of the filter. */
export function DayDialog({ title, value, earliest, latest, onChange, onClose }: Props) {
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Calendar
        firstDayOfWeek={0}
        minDate={earliest}
        maxDate={latest}
        {...(isDay(value) ? { defaultDate: value, value } : { value: null })}
        onChange={onChange}
      />
    </Dialog>
  );
}
