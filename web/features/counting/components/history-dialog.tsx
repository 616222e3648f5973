import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CountRevision, CountSheet } from '#contract/functions/count-sheet.ts';
import { isOfMoney } from '#contract/functions/counts.ts';
import { countHistoryWords, countMessages } from '#contract/messages/count-page.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { historyQuery } from '../api/counts.ts';
import { serviceWords, written } from '../sheet.ts';
import pages from './pages.module.css';

type Props = { accountId: string; sheet: CountSheet; onClose: () => void };

/** Who counted what, and when: every change, newest first. */
export function HistoryDialog({ accountId, sheet, onClose }: Props) {
  const query = useQuery(historyQuery(useApi(), accountId, sheet.date));
  return (
    <Dialog isOpen title={countHistoryWords.title(sheet.date)} onClose={onClose}>
      <QueryView
        query={query}
        loading={<Skeleton height={160} />}
        failure={() => countHistoryWords.loadFailed}
      >
        {({ revisions }) =>
          revisions.length === 0 ? (
            <p>{countHistoryWords.none}</p>
          ) : (
            <ul className={pages.history}>
              {revisions.map((one) => (
                <li key={`${one.serviceId} ${one.categoryId} ${one.revision}`}>
                  <span dir="auto">{whatWas(one, sheet)}</span>
                  {one.stands ? <b> {countHistoryWords.stands}</b> : null}
                  <small>
                    {countHistoryWords.by(one.by, new Date(one.receivedAt), one.origin)}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
}

function whatWas(
  { serviceId, categoryId, value, noService, estimate }: CountRevision,
  { services, categories, currency }: CountSheet,
): string {
  const service = services.find(({ id }) => id === serviceId);
  const category = categories.find(({ id }) => id === categoryId);
  const where = service ? serviceWords(service) : countMessages.wholeWeek;
  const number = noService
    ? countHistoryWords.noService
    : value === null
      ? countHistoryWords.cleared
      : `${estimate ? '~' : ''}${written(value, category !== undefined && isOfMoney(category), currency)}`;
  return countHistoryWords.line(countMessages.field(category?.name ?? '', where), number);
}
