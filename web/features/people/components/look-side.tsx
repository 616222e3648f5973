import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './people-look.module.css';

/** How the same people are found in Planning Center, and what these numbers are and cannot tell. */
export function LookSide({ people: { recipes } }: { people: ChurchPeople }) {
  const words = peopleLookMessages;
  return (
    <aside className={classes.side} aria-label={words.are}>
      {recipes.length === 0 ? null : (
        <section id="find">
          <h3 className={classes.heading}>{words.find}</h3>
          <p className={classes.note}>{words.findText}</p>
          {recipes.map((recipe) => (
            <Disclosure key={recipe.id} summary={recipe.title}>
              <ol className={classes.steps}>
                {recipe.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <CopyButton
                text={recipe.sentence}
                label={peopleLookMessages.copy}
                copied={peopleLookMessages.copied}
                size="xs"
                leftSection={<IconCopy size={14} aria-hidden />}
              />
            </Disclosure>
          ))}
        </section>
      )}
      <section>
        <h3 className={classes.heading}>{words.cannot}</h3>
        <p className={classes.text}>{words.cannotText}</p>
      </section>
      <section>
        <h3 className={classes.heading}>{words.are}</h3>
        <dl className={classes.terms}>
          {words.terms.map(({ term, is }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{is}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}
