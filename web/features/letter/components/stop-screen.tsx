import { Anchor, Button } from '@mantine/core';
import { reminderStopMessages } from '#contract/messages/count-setup.ts';
import { letterStopMessages } from '#contract/messages/letter-settings.ts';
import { logError } from '#web/lib/log.ts';
import { DoorCard } from '#web/screens/door-card.tsx';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { useStopLetter } from '../api/stop-letter.ts';

type Props = {
  /** Where it is ended: the address of this page. */
  address: string;
  what: 'letter' | 'reminder';
  /** Where it can be asked for again. */
  settingsPath: string;
};

/** Asks whether a letter or reminder should end; opening the page alone ends nothing. */
export function StopScreen({ address, what, settingsPath }: Props) {
  const stopping = useStopLetter(address);
  const words = what === 'letter' ? letterStopMessages : reminderStopMessages;
  const { data: wasFound } = stopping;
  return (
    <DoorCard
      title={words.title}
      text={wasFound === undefined ? words.text : wasFound ? words.stopped : words.unknown}
      wayOut={
        wasFound === undefined ? null : (
          <Anchor ref={takeLostFocus} href={settingsPath} underline="always">
            {words.profile}
          </Anchor>
        )
      }
    >
      {stopping.isError ? <p role="alert">{words.failed}</p> : null}
      {wasFound === undefined ? (
        <Button
          fullWidth
          size="md"
          disabled={stopping.isPending}
          onClick={() =>
            stopping.mutate(undefined, {
              onError: (error) => logError('A letter could not be stopped.', error),
            })
          }
        >
          {stopping.isPending ? words.stopping : words.stop}
        </Button>
      ) : null}
    </DoorCard>
  );
}
