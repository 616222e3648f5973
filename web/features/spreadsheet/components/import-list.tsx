import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localDay } from '#contract/formats.ts';
import { importList, importMessages } from '#contract/messages/count-import.ts';
import { capitalised, fullDayWords } from '#contract/messages/figure-words.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { zoneHere } from '#web/lib/date-here.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { importsQuery, useUndoImport } from '../api/imports.ts';
import classes from './import.module.css';

/** The imports of a church, each with the click that takes it back. */
export function ImportList({ accountId }: { accountId: string }) {
  const query = useQuery(importsQuery(useApi(), accountId));
  const { save: undo, isSaving } = useSaving(useUndoImport(accountId), {
    logged: 'An import could not be taken back.',
    saved: ({ removed, restored, kept }) => importList.taken(removed + restored, kept),
    failed: () => ({ text: importList.failed }),
  });
  return (
    <QueryView query={query} loading={null} failure={() => importList.loadFailed}>
      {({ batches }) =>
        batches.length === 0 ? null : (
          <section className={classes.section} aria-labelledby="earlier-imports">
            <h2 id="earlier-imports" className={classes.listTitle}>
              {importList.title}
            </h2>
            <ul className={classes.list}>
              {batches.map(({ id, name, counts, by, at, undoneAt }) => (
                <li key={id}>
                  <span dir="auto">
                    <b>{titleOf(name)}</b>{' '}
                    <span className={classes.quiet}>
                      {importList.item(counts, by, dayOf(at))}
                      {undoneAt === null ? null : ` · ${importList.undone(dayOf(undoneAt))}`}
                    </span>
                  </span>
                  {undoneAt === null ? (
                    <Button
                      variant="default"
                      size="xs"
                      flex="none"
                      disabled={isSaving}
                      aria-label={importList.undoOf(name)}
                      onClick={() => undo(id)}
                    >
                      {isSaving ? importList.undoing : importList.undo}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

function dayOf(instant: string): string {
  return fullDayWords(localDay(new Date(instant), zoneHere()));
}

/** A file is called as it is; what was pasted begins its line. */
function titleOf(name: string): string {
  return name === importMessages.pasted ? capitalised(name) : name;
}
