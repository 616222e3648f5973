import { Button, Paper } from '@mantine/core';
import { useId } from 'react';
import { accountExportMessages } from '#contract/messages/account-export.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useAccountExport } from '../api/account-export.ts';
import classes from './export-panel.module.css';

type Props = { account: { id: string; name: string } };

/** Everything of a church as one file. */
export function ExportPanel({ account }: Props) {
  const headingId = useId();
  const words = accountExportMessages;
  const { save, isSaving } = useSaving(useAccountExport(account.id), {
    logged: 'A church could not be exported.',
    saved: words.done,
    failed: (error) => ({
      text: error instanceof RequestRefused && error.message ? error.message : words.failed,
    }),
    isExpected: (error) => error instanceof RequestRefused,
  });
  return (
    <Paper
      withBorder
      component="section"
      p={{ base: 'md', sm: 'xl' }}
      mt="lg"
      aria-labelledby={headingId}
    >
      <h3 id={headingId} className={classes.heading}>
        {words.title}
      </h3>
      <p className={classes.line}>{words.text(account.name)}</p>
      <Button
        variant="default"
        className={classes.button ?? ''}
        disabled={isSaving}
        onClick={() => save(undefined, { onSaved: (file) => saveFile(file, words.fileName) })}
      >
        {isSaving ? words.downloading : words.download}
      </Button>
    </Paper>
  );
}
