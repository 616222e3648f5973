import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './sign-in-form.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  error: string | undefined;
  /** What stands at the end of the line that one types in. */
  atEnd?: ReactNode;
};

/** A labelled line to type in, with what is wrong under it. */
export function SignInField({ label, error, atEnd, ...input }: Props) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.line}>
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        {atEnd}
      </span>
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
