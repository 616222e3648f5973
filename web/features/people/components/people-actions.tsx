import { Button, Group } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs';
import { useMutation } from '@tanstack/react-query';
import { peoplePageMessages } from '#contract/messages/people-page.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { StepButton } from '#web/ui/step-button.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { readPeopleCsv } from '../api/read-people.ts';
import classes from './people-look.module.css';

type Props = {
  accountId: string;
  /** The quarter that is shown; null before there is one. */
  quarter: string | null;
  earlier: string | null;
  later: string | null;
  onQuarter: (quarter: string) => void;
};

/** Goes from quarter to quarter; leads to the report, and saves all rows as a file. */
export function PeopleActions({ accountId, quarter, earlier, later, onQuarter }: Props) {
  const api = useApi();
  const reading = useMutation({ mutationFn: () => readPeopleCsv(api, accountId) });
  const saveCsv = () =>
    reading.mutate(undefined, {
      onSuccess: (csv) => saveFile(new Blob([csv], { type: 'text/csv' }), 'steeple-quarters.csv'),
      onError: (error) => {
        logError('The CSV of a church’s people could not be made.', error);
        showFailure({ text: peoplePageMessages.csvFailed });
      },
    });
  const stepTo = (to: string | null) => (to === null ? null : () => onQuarter(to));
  return (
    <div className={classes.actions}>
      <Group gap={0} wrap="nowrap">
        <StepButton label={peoplePageMessages.earlier} onStep={stepTo(earlier)} />
        {quarter === null ? null : <span className={classes.quarter}>{quarterWords(quarter)}</span>}
        <StepButton label={peoplePageMessages.later} isNext={true} onStep={stepTo(later)} />
      </Group>
      {quarter === null ? null : (
        <ButtonLink
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
          to={`${paths.report}?quarter=${quarter}`}
        >
          {peoplePageMessages.report}
        </ButtonLink>
      )}
      <Button
        variant="default"
        leftSection={<IconTableExport size={16} aria-hidden />}
        loading={reading.isPending}
        onClick={saveCsv}
      >
        CSV
      </Button>
    </div>
  );
}
