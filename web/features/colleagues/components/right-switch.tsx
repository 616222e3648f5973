import { Switch } from '@mantine/core';
import type { Colleague } from '#contract/functions/colleagues.ts';
import { colleagueMessages } from '#contract/messages/colleagues.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useSaveMarks } from '../api/colleagues.ts';

type Props = {
  accountId: string;
  colleague: Colleague;
  mark: 'mayOnlyLook' | 'withoutGiving';
  /** Whether its name stands beside it; in a table the column says it. */
  hasLabel?: boolean;
};

function wordsOf(mark: Props['mark'], name: string) {
  const { columns, changesOf, givingOf } = colleagueMessages;
  return mark === 'mayOnlyLook'
    ? { label: columns.changes, full: changesOf(name) }
    : { label: columns.giving, full: givingOf(name) };
}

/** A right of a colleague, on unless a mark takes it away. Nobody changes their own. */
export function RightSwitch({ accountId, colleague, mark, hasLabel = false }: Props) {
  const saving = useSaveMarks(accountId);
  const { save, isSaving } = useSaving(saving, {
    logged: 'The rights of a colleague could not be saved.',
    saved: colleagueMessages.saved(colleague.name),
    failed: (error) => ({ text: refusalOf(error) ?? colleagueMessages.saveFailed }),
    isExpected: (error) => refusalOf(error) !== null,
  });
  const words = wordsOf(mark, colleague.name);
  const shown = { ...colleague, ...(isSaving ? saving.variables : {}) };
  return (
    <Switch
      checked={!shown[mark]}
      disabled={colleague.isYou || isSaving}
      label={hasLabel ? words.label : undefined}
      aria-label={words.full}
      onChange={({ currentTarget: { checked } }) => save({ ...colleague, [mark]: !checked })}
    />
  );
}

function refusalOf(error: Error): string | null {
  return error instanceof RequestRefused && error.status < 500 && error.message !== ''
    ? error.message
    : null;
}
