import { Button } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Suspense, useState } from 'react';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { toolbarMessages } from '#contract/messages/dashboard-page.ts';
import { weekWords } from '#contract/messages/figure-words.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { StepButton } from '#web/ui/step-button.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import classes from './week-nav.module.css';

// Rarely opened.
const WeekDialog = lazyPart(async () => (await import('./week-dialog.tsx')).WeekDialog);

// Phones only.
const WeekActions = lazyPart(async () => (await import('./week-actions.tsx')).WeekActions);

type Props = {
  pulse: Pick<FiguresPulse, 'week' | 'weekStartsOn' | 'timeZone'>;
  onWeek: (week: string | null) => void;
  /** Without it, there is no Share button. */
  onShare?: () => void;
};

/** Moves between weeks, and has the page's actions: on phones in a menu. */
export function WeekNav({ pulse, onWeek, onShare }: Props) {
  const { week } = pulse;
  const isPhone = useIsPhone();
  const print = () => window.print();
  const stepTo = (to: string | null) => (to === null ? null : () => onWeek(to));
  return (
    <div className={classes.nav}>
      <StepButton label={toolbarMessages.before} onStep={stepTo(week.previous)} />
      <WeekPicker pulse={pulse} onWeek={onWeek} />
      <StepButton label={toolbarMessages.after} isNext={true} onStep={stepTo(week.next)} />
      <Button
        className={classes.action}
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={print}
      >
        {toolbarMessages.print}
      </Button>
      {onShare ? (
        <ButtonLink
          to={paths.count}
          className={classes.action ?? ''}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {toolbarMessages.count}
        </ButtonLink>
      ) : null}
      {onShare ? (
        <Button
          className={classes.action}
          variant="default"
          leftSection={<IconShare size={16} aria-hidden />}
          onClick={onShare}
        >
          {toolbarMessages.share}
        </Button>
      ) : null}
      <div className={classes.more}>
        {isPhone ? (
          <Suspense fallback={null}>
            <WeekActions onPrint={print} onShare={onShare} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** The current week; opens a calendar of the church's weeks. */
function WeekPicker({ pulse, onWeek }: Pick<Props, 'pulse' | 'onWeek'>) {
  const [isOpen, setOpen] = useState(false);
  // Beside two arrows and the menu, there is room for the days only.
  const isPhone = useIsPhone();
  const days = weekWords(pulse.week.first, pulse.week.last, 'short');
  return (
    <>
      <Button
        className={classes.picker}
        variant="default"
        leftSection={<IconCalendar size={16} aria-hidden />}
        aria-label={toolbarMessages.weekOf(days)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isPhone ? days : toolbarMessages.weekOf(days)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <WeekDialog
            pulse={pulse}
            onClose={() => setOpen(false)}
            onWeek={(week) => {
              setOpen(false);
              onWeek(week);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
