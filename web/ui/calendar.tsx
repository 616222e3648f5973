import '@mantine/dates/styles.layer.css';
import { DatePicker, type DatePickerProps } from '@mantine/dates';
import { calendarMessages } from '#contract/messages/calendar.ts';
import classes from './calendar.module.css';

type Props = Omit<
  DatePickerProps,
  'ref' | 'className' | 'classNames' | 'size' | 'ariaLabels' | 'onChange'
> & {
  onChange: (day: string) => void;
};

/** A calendar in which a day is chosen, in the colors of the page; on a phone its days are 44 pixels wide where there is room. */
export function Calendar({ onChange, ...props }: Props) {
  return (
    <DatePicker
      {...props}
      className={classes.calendar ?? ''}
      classNames={{ day: classes.day ?? '' }}
      size="md"
      ariaLabels={calendarMessages}
      onChange={(day) => (day === null ? undefined : onChange(day))}
    />
  );
}
