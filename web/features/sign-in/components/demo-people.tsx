import { demoPeopleWords } from '#contract/messages/sign-in.ts';
import { isDemo } from '#web/lib/is-demo.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import classes from './sign-in-form.module.css';

/** The demo's people; their password is public (`database/seed`). */
const people = [
  ['grace', 'grace@steeple.test'],
  ['harbor', 'harbor@steeple.test'],
  ['platform', 'super@steeple.test'],
] as const;

/** Within the sign-in form of a demo: each of its people signs in with one click. */
export function DemoPeople({ isBusy }: { isBusy: boolean }) {
  return isDemo() ? (
    <fieldset className={classes.demo}>
      <legend>{demoPeopleWords.title}</legend>
      {people.map(([who, email]) => (
        <PlainButton
          key={who}
          isQuiet
          disabled={isBusy}
          onClick={({ currentTarget: { form } }) => {
            fill(form, 'email', email);
            fill(form, 'password', 'steeple-demo');
            form?.requestSubmit();
          }}
        >
          {demoPeopleWords[who]}
        </PlainButton>
      ))}
    </fieldset>
  ) : null;
}

function fill(form: HTMLFormElement | null, name: string, text: string): void {
  const input = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input) {
    input.value = text;
  }
}
