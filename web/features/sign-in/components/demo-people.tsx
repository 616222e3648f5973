import { demoPeopleWords } from '#contract/messages/sign-in.ts';
import { demoMode } from '#web/lib/demo-mode.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import classes from './sign-in-form.module.css';
import { useDemoReading } from './use-demo-reading.ts';

/** The demo's people; their password is public (`database/seed`). */
const people = [
  ['grace', 'grace@steeple.test'],
  ['harbor', 'harbor@steeple.test'],
  ['platform', 'super@steeple.test'],
] as const;

/**
 * Within the sign-in form of a demo: each of its people signs in with one click, into the church with a
 * history once it has been read.
 */
export function DemoPeople({ isBusy }: { isBusy: boolean }) {
  const reading = useDemoReading();
  return demoMode() === 'off' ? null : (
    <fieldset className={classes.demo}>
      <legend>{demoPeopleWords.title}</legend>
      {people.map(([who, email]) => (
        <PlainButton
          key={who}
          isQuiet
          disabled={isBusy || (who === 'grace' && reading !== null)}
          onClick={({ currentTarget: { form } }) => {
            fill(form, 'email', email);
            fill(form, 'password', 'steeple-demo');
            form?.requestSubmit();
          }}
        >
          {who === 'grace' && reading
            ? demoPeopleWords.graceSoon(reading.weeks)
            : demoPeopleWords[who]}
        </PlainButton>
      ))}
    </fieldset>
  );
}

function fill(form: HTMLFormElement | null, name: string, text: string): void {
  const input = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input) {
    input.value = text;
  }
}
