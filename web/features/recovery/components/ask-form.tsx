import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import type { Door } from '#web/lib/session/door.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import classes from '#web/screens/door-card.module.css';
import { DoorCard } from '#web/screens/door-card.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { sentenceOf } from '../sentence-of.ts';

/** Asks for a link. The answer is the same whoever the address belongs to. */
export function AskForm({ door }: { door: Door }) {
  const [isSent, setIsSent] = useState(false);
  if (mailMode() === 'none') {
    return <DoorCard title={recoveryMessages.askTitle} text={recoveryMessages.notSetUp} />;
  }
  if (!isSent) {
    return (
      <DoorCard title={recoveryMessages.askTitle} text={recoveryMessages.askText}>
        <EmailForm door={door} onSent={() => setIsSent(true)} />
      </DoorCard>
    );
  }
  const isDemo = mailMode() === 'mailbox';
  return (
    <DoorCard
      title={recoveryMessages.sentTitle}
      text={isDemo ? recoveryMessages.demo : recoveryMessages.sent}
    >
      {isDemo ? (
        <ButtonLink to={paths.mailbox} fullWidth size="md">
          {recoveryMessages.openMailbox}
        </ButtonLink>
      ) : null}
    </DoorCard>
  );
}

function EmailForm({ door, onSent }: { door: Door; onSent: () => void }) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [email, setEmail] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    const refusal = await door.askForLink(email.trim());
    isSending.current = false;
    setIsBusy(false);
    if (!refusal) {
      onSent();
      return;
    }
    const sentence = sentenceOf(refusal);
    setProblem(sentence);
    showFailure({ text: sentence });
  }

  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        ref={focusOnArrival}
        name="email"
        label={recoveryMessages.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        error={problem}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setProblem(null);
        }}
        onInvalid={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          setProblem(recoveryMessages.emailRequired);
        }}
      />
      <Button type="submit" fullWidth size="md" disabled={isBusy}>
        {isBusy ? recoveryMessages.sending : recoveryMessages.send}
      </Button>
    </form>
  );
}

function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus();
}
