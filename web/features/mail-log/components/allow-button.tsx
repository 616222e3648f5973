import { Button } from '@mantine/core';
import { mailLogMessages } from '#contract/messages/mail-log.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useAllowAddress } from '../api/mail-log.ts';

/** Lets mails be sent to an address again that was refused for good. */
export function AllowButton({ address }: { address: string }) {
  const { save, isSaving, isSaved } = useSaving(useAllowAddress(), {
    logged: 'An address could not be allowed again.',
    saved: mailLogMessages.allowed(address),
    failed: () => ({ text: mailLogMessages.allowFailed }),
  });
  return (
    <Button
      variant="default"
      size="compact-md"
      disabled={isSaving || isSaved}
      onClick={() => save(address)}
    >
      {isSaving ? mailLogMessages.allowing : mailLogMessages.allow}
    </Button>
  );
}
