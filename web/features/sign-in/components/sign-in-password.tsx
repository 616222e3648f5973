import { type ComponentProps, useState } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import { SignInField } from './sign-in-field.tsx';
import classes from './sign-in-form.module.css';

type Props = Omit<ComponentProps<typeof SignInField>, 'type' | 'atEnd'>;

/** A password, with a button that shows its characters. */
export function SignInPassword(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <SignInField
      {...props}
      type={isShown ? 'text' : 'password'}
      atEnd={
        <button
          type="button"
          className={classes.show}
          aria-label={commonWords.showCharacters}
          aria-pressed={isShown}
          onClick={() => setIsShown((current) => !current)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M2.5 12C5 8 8.2 6 12 6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6Z" />
            <circle cx="12" cy="12" r="2.75" />
            {isShown ? <path d="m4 4 16 16" /> : null}
          </svg>
        </button>
      }
    />
  );
}
