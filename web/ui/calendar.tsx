import '@mantine/dates/styles.layer.css';
import { DatePicker, type DatePickerProps } from '@mantine/dates';
import { calendarMessages } from '#contract/messages/calendar.ts';
import classes from './calendar.module.css';

type Props = Omit<DatePickerProps, 'ref' | 'className' | 'size' | 'ariaLabels' | 'onChange'> & {
  onChange: (day: string) => void;
};

/** A calendar in which a day is chosen, in the colors of the page; on a phone its days fill the dialog. */
export function Calendar({ onChange, ...props }: Props) {
  return (
    <DatePicker
      {...props}
      className={classes.calendar ?? ''}
      size="md"
      ariaLabels={calendarMessages}
      onChange={(day) => (day === null ? undefined : onChange(day))}
    />
  );
}
