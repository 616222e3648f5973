import { Button } from '@mantine/core';
import { letterOfferWords } from '#contract/messages/letter-settings.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { mailMode } from '#web/lib/mail-mode.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useOfferLetter } from '../api/letter.ts';

type Props = {
  accountId: string;
  colleague: {
    profileId: string;
    name: string;
    letter: boolean;
    letterOffered: boolean;
    isYou: boolean;
  };
};

/** Whether a colleague gets the weekly letter, and the offer of it. */
export function OfferCell({ accountId, colleague }: Props) {
  const { profileId, name, letter, letterOffered, isYou } = colleague;
  const words = letterOfferWords;
  const { save, isSaving } = useSaving(useOfferLetter(accountId), {
    logged: 'A letter could not be offered.',
    saved: words.done(name),
    failed: (error) => ({ text: refusalOf(error) ?? words.failed }),
    isExpected: (error) => refusalOf(error) !== null,
  });
  if (letter || letterOffered) {
    return <span>{letter ? words.gets : words.offered}</span>;
  }
  return isYou || mailMode() === 'none' ? (
    <span>{words.doesNot}</span>
  ) : (
    <Button
      variant="default"
      size="xs"
      disabled={isSaving}
      aria-label={words.offerTo(name)}
      onClick={() => save(profileId)}
    >
      {words.offer}
    </Button>
  );
}

function refusalOf(error: Error): string | null {
  return error instanceof RequestRefused && error.status < 500 && error.message !== ''
    ? error.message
    : null;
}
