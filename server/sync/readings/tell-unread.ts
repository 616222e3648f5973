import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { AnswerUnusable, type ReaderContext } from '../reader.ts';
import { keepNotices } from './notice-store.ts';
import type { Span } from './reading-store.ts';

/** Notes that a list could not be read because of what the provider sends, until it is read again. */
export async function tellUnread(
  { accountId, write }: ReaderContext,
  { type, source, span }: { type: IntegrationType; source: ReadingKind; span: Span },
  error: unknown,
): Promise<void> {
  if (error instanceof AnswerUnusable) {
    const unread = { kind: 'unread_list', what: source } as const;
    await write((client) => keepNotices(client, { accountId, type }, { source, span }, [unread]));
  }
}
