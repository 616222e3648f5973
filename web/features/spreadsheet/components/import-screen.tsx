import { Button, Progress, Skeleton } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SpreadsheetChurch, spreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import { importMessages } from '#contract/messages/count-import.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { churchCountsQuery } from '../api/imports.ts';
import { exampleCounts } from '../example.ts';
import type { ChurchCounts } from '../import-body.ts';
import { churchOf } from '../spreadsheet-church.ts';
import { useReading } from '../use-reading.ts';
import { BringFile } from './bring-file.tsx';
import classes from './import.module.css';
import { ImportList } from './import-list.tsx';
import { ReadFile } from './read-file.tsx';

type Props = { account: { id: string; name: string } };

/** Takes years of counts from a spreadsheet, which is read here and nowhere else. */
export function ImportScreen({ account: { id } }: Props) {
  const query = useQuery(churchCountsQuery(useApi(), id));
  return (
    <QueryView
      query={query}
      loading={<Skeleton className={classes.skeleton ?? ''} />}
      failure={() => importMessages.loadFailed}
    >
      {(church) => <Import accountId={id} church={church} />}
    </QueryView>
  );
}

type ImportProps = {
  accountId: string;
  church: ChurchCounts & { weekDate: string };
};

function Import({ accountId, church }: ImportProps) {
  const reader: SpreadsheetChurch = useMemo(
    () => spreadsheetChurch.parse(churchOf(church, navigator.language)),
    [church],
  );
  const isDemo = mailMode() === 'mailbox';
  const { reading, bringFile, bringText, readAgain, startOver } = useReading(reader);
  return (
    <>
      <PageHeader
        title={importMessages.title}
        subtitle={
          reading.stage === 'read' ? importMessages.source(reading.name) : importMessages.subtitle
        }
        back={<BackButton to={paths.dashboard}>{importMessages.back}</BackButton>}
        actions={
          reading.stage === 'empty' ? null : (
            <Button variant="default" leftSection={<IconX size={16} />} onClick={startOver}>
              {importMessages.startOver}
            </Button>
          )
        }
      />
      {reading.stage === 'read' ? (
        <ReadFile
          accountId={accountId}
          church={church}
          reading={reading}
          onReadAgain={readAgain}
          onKept={startOver}
        />
      ) : (
        <>
          {reading.stage === 'busy' ? (
            <Busy name={reading.name} rows={reading.rows} />
          ) : (
            <BringFile
              problem={reading.stage === 'refused' ? reading.sentence : null}
              onFile={bringFile}
              onText={bringText}
              onExample={isDemo ? () => bringText(exampleCounts(reader.today)) : null}
            />
          )}
          <ImportList accountId={accountId} />
        </>
      )}
    </>
  );
}

/** Opening, then reading: a file of thirty years takes a moment. */
function Busy({ name, rows }: { name: string; rows: number | null }) {
  const words = rows === null ? importMessages.opening : importMessages.reading(rows);
  return (
    <div className={classes.bring} role="status">
      <p>
        <bdi>{name}</bdi>
      </p>
      <p>{words}</p>
      <Progress value={rows === null ? 30 : 70} aria-label={words} />
    </div>
  );
}
