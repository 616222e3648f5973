import { queryOptions } from '@tanstack/react-query';
import { demoMails } from '#contract/functions/demo-mailbox.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

const lookEveryMs = 2_000;

/** What the demo would have sent; looked at again while the page is open. */
export function demoMailsQuery() {
  return queryOptions({
    queryKey: [queryRoots.mailbox] as const,
    queryFn: async ({ signal }) => {
      const answer = await fetch('/demo/mails', { signal });
      if (!answer.ok) {
        throw new Error(`The demo’s mails were answered with ${answer.status}.`);
      }
      return demoMails.parse(await answer.json());
    },
    refetchInterval: lookEveryMs,
  });
}
