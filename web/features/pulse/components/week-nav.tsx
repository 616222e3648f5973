import { ActionIcon, Button } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useRef } from 'react';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { weekWords } from '#contract/messages/figure-words.ts';
import { Later } from '#web/screens/later.tsx';
import { Hint } from '#web/ui/hint.tsx';
import classes from './week-nav.module.css';

type Props = {
  week: FiguresPulse['week'];
  onWeek: (week: string | null) => void;
  /** Without it, there is no Share button. */
  onShare?: () => void;
};

/** Moves between weeks, and has the page's actions. */
export function WeekNav({ week, onWeek, onShare }: Props) {
  return (
    <div className={classes.nav}>
      <div className={classes.weeks}>
        <Step label="The week before" week={week.previous} onWeek={onWeek} />
        <WeekPicker week={week} onWeek={onWeek} />
        <Step label="The week after" week={week.next} isNext={true} onWeek={onWeek} />
      </div>
      <Button
        className={classes.action}
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
      {onShare ? (
        <Button
          className={classes.action}
          variant="default"
          leftSection={<IconShare size={16} aria-hidden />}
          onClick={onShare}
        >
          Share
        </Button>
      ) : null}
    </div>
  );
}

/** The current week; opens the browser's date picker to choose another. */
function WeekPicker({ week, onWeek }: Pick<Props, 'week' | 'onWeek'>) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <span className={classes.picker}>
      <Button
        variant="default"
        leftSection={<IconCalendar size={16} aria-hidden />}
        onClick={() => ref.current?.showPicker()}
      >
        Week of {weekWords(week.first, week.last, 'short')}
      </Button>
      <Later>
        <input
          ref={ref}
          className={classes.date}
          type="date"
          aria-label="Show the week of"
          tabIndex={-1}
          value={week.day}
          onChange={({ currentTarget: { value } }) => (value === '' ? undefined : onWeek(value))}
        />
      </Later>
    </span>
  );
}

type StepProps = {
  label: string;
  week: string | null;
  isNext?: boolean;
  onWeek: (week: string | null) => void;
};

function Step({ label, week, isNext = false, onWeek }: StepProps) {
  const Icon = isNext ? IconChevronRight : IconChevronLeft;
  return (
    <Hint label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        disabled={week === null}
        onClick={() => onWeek(week)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
