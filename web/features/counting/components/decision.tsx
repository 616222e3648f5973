import { Button } from '@mantine/core';
import classes from './count.module.css';

type Choice = { label: string; isSuggested?: boolean; onChoose: () => void };
type Props = { about: string; question: string; hint: string; choices: readonly Choice[] };

/** Two numbers, or one that may be a slip: one sentence and its answers. */
export function Decision({ about, question, hint, choices }: Props) {
  return (
    <fieldset className={classes.decision} aria-label={question}>
      <p className={classes.about}>{about}</p>
      <p className={classes.asked}>{question}</p>
      <div className={classes.choices}>
        {choices.map(({ label, isSuggested = false, onChoose }) => (
          <Button
            key={label}
            size="md"
            variant={isSuggested ? 'filled' : 'default'}
            onClick={onChoose}
          >
            {label}
          </Button>
        ))}
      </div>
      {hint === '' ? null : <p className={classes.small}>{hint}</p>}
    </fieldset>
  );
}
