import { Button, Checkbox, Group, Stack, Switch } from '@mantine/core';
import type { LetterSettings } from '#contract/functions/letters.ts';
import { letterSettingsMessages } from '#contract/messages/letter-settings.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { dateHere } from '#web/lib/date-here.ts';
import { mailMode } from '#web/lib/mail-mode.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { type LetterWish, useSaveLetter, useTestLetter } from '../api/letter.ts';
import classes from './letter.module.css';

type Props = { accountId: string; letter: LetterSettings };

/** Whether a person gets the letter; each switch is saved at once. */
export function LetterForm({ accountId, letter }: Props) {
  const saving = useSaveLetter(accountId);
  const words = letterSettingsMessages;
  const { save, isSaving } = useSaving(saving, {
    logged: 'The settings of a letter could not be saved.',
    saved: ({ subscribed }) => words.saved(subscribed),
    failed: () => ({ text: words.saveFailed }),
  });
  const shown: LetterWish = { ...letter, ...(isSaving ? saving.variables : {}) };
  return (
    <Stack gap="md">
      {letter.offeredBy !== null && !letter.subscribed ? (
        <Offer
          offeredBy={letter.offeredBy}
          isBusy={isSaving}
          onAnswer={(subscribed) => save({ ...shown, subscribed })}
        />
      ) : null}
      <Switch
        label={words.subscribed}
        checked={shown.subscribed}
        disabled={isSaving}
        onChange={({ currentTarget: { checked } }) => save({ ...shown, subscribed: checked })}
      />
      {shown.subscribed ? (
        <>
          <Checkbox
            label={words.evenWhenNothing}
            description={words.evenWhenNothingText}
            checked={shown.evenWhenNothing}
            disabled={isSaving}
            onChange={({ currentTarget: { checked } }) =>
              save({ ...shown, evenWhenNothing: checked })
            }
          />
          {letter.nextAt === null ? null : (
            <p className={classes.text}>{words.next(whenWords(letter.nextAt))}</p>
          )}
        </>
      ) : null}
      <TestButton accountId={accountId} />
    </Stack>
  );
}

type OfferProps = { offeredBy: string; isBusy: boolean; onAnswer: (isWanted: boolean) => void };

function Offer({ offeredBy, isBusy, onAnswer }: OfferProps) {
  const { offered, accept, decline } = letterSettingsMessages;
  return (
    <div className={classes.offer}>
      <p dir="auto">{offered(offeredBy)}</p>
      <Group gap="sm">
        <Button disabled={isBusy} onClick={() => onAnswer(true)}>
          {accept}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => onAnswer(false)}>
          {decline}
        </Button>
      </Group>
    </div>
  );
}

function TestButton({ accountId }: { accountId: string }) {
  const words = letterSettingsMessages;
  const { save, isSaving } = useSaving(useTestLetter(accountId), {
    logged: 'A test letter could not be sent.',
    saved: mailMode() === 'mailbox' ? words.testedInDemo : words.tested,
    failed: (error) => ({ text: refusalOf(error) ?? words.testFailed }),
    isExpected: (error) => refusalOf(error) !== null,
  });
  return (
    <div>
      <Button variant="default" disabled={isSaving} onClick={() => save(undefined)}>
        {isSaving ? words.testing : words.test}
      </Button>
    </div>
  );
}

function refusalOf(error: Error): string | null {
  return error instanceof RequestRefused && error.status < 500 && error.message !== ''
    ? error.message
    : null;
}

/** When the next one comes, by the clock of this browser. */
function whenWords(instant: string): string {
  return dateHere({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}
