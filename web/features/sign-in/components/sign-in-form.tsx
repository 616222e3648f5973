import { type FormEvent, useRef, useState } from 'react';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import { signInMessages, signInWords } from '#contract/messages/sign-in.ts';
import { publicPaths } from '#web/lib/public-paths.ts';
import type { Credentials, SignInResult } from '#web/lib/session/session-state.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { clearToasts, showFailure, showSuccess } from '#web/ui/toasts.ts';
import { fieldSentence, type NamedField } from '../model.ts';
import { DemoPeople } from './demo-people.tsx';
import { SignInField } from './sign-in-field.tsx';
import classes from './sign-in-form.module.css';
import { SignInPassword } from './sign-in-password.tsx';

export type SignInFormProps = {
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  /** Called on every key: the moment to fetch what comes after signing in. */
  onTyping?: () => void;
};

/** Email and password. After a success it stays busy until the next screen takes its place. */
export function SignInForm({ signIn, onTyping }: SignInFormProps) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { errors, field, refuse, passwordInput } = useCredentialFields(onTyping);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    clearToasts();
    const result = await signIn(credentialsIn(event.currentTarget));
    report(result);
    if (result.outcome === 'refused' || result.outcome === 'unexpected') {
      isSending.current = false;
      setIsBusy(false);
    }
    if (result.outcome === 'refused') {
      refuse(result.message);
    }
  }

  return (
    <form onSubmit={submit} className={classes.form}>
      <SignInField
        {...field('email')}
        ref={focusOnArrival}
        label={signInWords.email}
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <SignInPassword
        {...field('password')}
        ref={passwordInput}
        label={signInWords.password}
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <a className={classes.forgot} href={publicPaths.recover}>
        {recoveryMessages.forgot}
      </a>
      <PlainButton type="submit" disabled={isBusy}>
        {isBusy ? signInWords.signingIn : signInWords.signIn}
      </PlainButton>
      <DemoPeople isBusy={isBusy} />
    </form>
  );
}

/**
 * The two fields; the document keeps what is typed. The browser checks them (required, email); its bubble
 * is replaced by our sentence beside the field, and the first wrong field takes the focus.
 */
function useCredentialFields(onTyping?: () => void) {
  const [errors, setErrors] = useState<Partial<Record<NamedField, string>>>({});
  const passwordInput = useRef<HTMLInputElement>(null);

  function field(name: NamedField) {
    return {
      name,
      onChange: () => {
        setErrors((current) => ({ ...current, [name]: undefined }));
        onTyping?.();
      },
      onInvalid: (event: FormEvent<HTMLInputElement>) => {
        event.preventDefault();
        const input = event.currentTarget;
        setErrors((current) => ({ ...current, [name]: fieldSentence(name, input.validity) }));
        if (input.form?.querySelector(':invalid') === input) {
          input.focus();
        }
      },
    };
  }

  /** Shows beside the form why the sign-in failed. */
  function refuse(password: string) {
    setErrors({ password });
    passwordInput.current?.focus();
  }

  return { errors, field, refuse, passwordInput };
}

function credentialsIn(form: HTMLFormElement): Credentials {
  const typed = new FormData(form);
  return { email: String(typed.get('email')).trim(), password: String(typed.get('password')) };
}

function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus();
}

function report(result: SignInResult): void {
  if (result.outcome === 'signed-in') {
    showSuccess({ title: signInMessages.welcomeTitle, text: signInMessages.welcomeText });
  } else if (result.outcome === 'refused') {
    showFailure({ title: signInMessages.failedTitle, text: result.message });
  } else if (result.outcome === 'unexpected') {
    showFailure({ text: signInMessages.unexpected });
  }
}
