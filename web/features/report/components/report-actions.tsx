import { Button, Checkbox, Group } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { addQuarters } from '#analytics/people/quarter.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportPageMessages } from '#contract/messages/report-page.ts';
import { StepButton } from '#web/ui/step-button.tsx';
import type { Period } from '../api/read-report.ts';
import classes from './report.module.css';

type Props = {
  period: Period;
  onPeriod: (period: Period) => void;
  /** Null where there is no choice. */
  giving: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
};

/** Chooses quarter or year, and whether giving is in it; prints. */
export function ReportActions({ period, onPeriod, giving }: Props) {
  const year = 'year' in period ? period.year : Number(period.quarter.slice(0, 4));
  const step = (by: number) =>
    onPeriod(
      'year' in period ? { year: period.year + by } : { quarter: addQuarters(period.quarter, by) },
    );
  return (
    <div className={classes.actions}>
      <Group gap={0} wrap="nowrap">
        <StepButton label={reportPageMessages.earlier} onStep={() => step(-1)} />
        <span className={classes.period}>
          {'year' in period ? String(year) : quarterWords(period.quarter)}
        </span>
        <StepButton label={reportPageMessages.later} isNext={true} onStep={() => step(1)} />
      </Group>
      <Button
        variant="default"
        onClick={() => onPeriod('year' in period ? { quarter: `${year}-Q4` } : { year })}
      >
        {'year' in period ? quarterWords(`${year}-Q4`) : reportPageMessages.year(String(year))}
      </Button>
      {giving === null ? null : (
        <Checkbox
          label={reportPageMessages.giving}
          checked={giving.isOn}
          onChange={({ currentTarget: { checked } }) => giving.onChange(checked)}
        />
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {reportPageMessages.print}
      </Button>
    </div>
  );
}
