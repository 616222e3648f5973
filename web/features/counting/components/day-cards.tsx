import { useState } from 'react';
import type { CountSheet } from '#contract/functions/count-sheet.ts';
import { countDecisions, countMessages } from '#contract/messages/count-page.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { useAnswerCount } from '../api/counts.ts';
import { newSave } from '../new-save.ts';
import { type Card, cardsOf, type Field, isFull } from '../sheet.ts';
import type { Counting, useCounting } from '../use-counting.ts';
import classes from './count.module.css';
import { CountCard } from './count-card.tsx';
import { type Deciding, decideField } from './decide.tsx';
import { useNextBar } from './next-bar.tsx';
import pages from './pages.module.css';

type CardsProps = {
  sheet: CountSheet;
  desk: ReturnType<typeof useCounting>['desk'];
  state: Pick<ReturnType<typeof useCounting>, 'queue'>;
  counting: Counting & { mayChange: boolean };
};

/** The services of a day, and what is counted by the week. */
export function DayCards({
  sheet,
  desk,
  state: { queue },
  counting: { account, mayChange },
}: CardsProps) {
  const cards = cardsOf(sheet, queue);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  const { bar, onFocus, onBlur, onEnter } = useNextBar();
  const isFolded = (card: Card) =>
    isFull(card) && card.id !== focused && !open.includes(card.id) && !cards.every(isFull);
  const deciding = useDeciding(sheet, desk, { accountId: account.id, mayChange });
  if (cards.length === 0) {
    return <NoServices hasCategories={sheet.categories.length > 0} />;
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
      onFocus={({ target }) => {
        // Not what opens a folded one: it would go from under the hand.
        const card = target.matches('[data-opens]') ? null : target.closest('[data-card]');
        setFocused(card?.getAttribute('data-card') ?? null);
        onFocus();
      }}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node)) {
          setFocused(null);
        }
        onBlur();
      }}
    >
      {mayChange ? null : <p className={classes.small}>{countMessages.mayOnlyLook}</p>}
      {cards.map((card) => (
        <CountCard
          key={`${sheet.date} ${card.id}`}
          card={card}
          currency={sheet.currency}
          isFolded={isFolded(card)}
          isReadOnly={!mayChange}
          onOpen={() => setOpen([...open, card.id])}
          onValue={(field, value) => void desk.type(newSave(field, value), wordsOf(field))}
          onDrop={(key) => void desk.drop(key)}
          onNoService={
            mayChange && card.serviceId !== null
              ? (isNone) => {
                  for (const field of card.fields) {
                    const save = newSave(field, null, isNone ? { noService: true } : {});
                    void desk.type(save, wordsOf(field));
                  }
                }
              : null
          }
          decide={(field) => decideField(field, deciding)}
        />
      ))}
      <p className={classes.foot}>{countMessages.byHandOnly}</p>
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      {bar}
    </form>
  );
}

const wordsOf = ({ service, name, isMoney }: Field) => ({ service, category: name, isMoney });

/** What becomes of decisions: a count of their own, or an answer to what is asked. */
function useDeciding(
  sheet: CountSheet,
  desk: CardsProps['desk'],
  { accountId, mayChange }: { accountId: string; mayChange: boolean },
): Deciding {
  const { mutate: answer } = useAnswerCount(accountId);
  return {
    currency: sheet.currency,
    questions: mayChange ? sheet.questions : [],
    onSave: (field, save) => void desk.type(save, wordsOf(field)),
    onDrop: (key) => void desk.drop(key),
    onAnswer: (id, given) =>
      answer(
        { id, answer: given },
        { onError: () => showFailure({ text: countDecisions.answerFailed }) },
      ),
  };
}

function NoServices({ hasCategories }: { hasCategories: boolean }) {
  return (
    <div className={classes.card}>
      <div className={pages.empty}>
        <p>{hasCategories ? countMessages.noServices : countMessages.nothingSetUp}</p>
        {hasCategories ? <p className={classes.small}>{countMessages.noServicesHint}</p> : null}
        <ButtonLink to={paths.measures} variant={hasCategories ? 'default' : 'filled'}>
          {countMessages.setUp}
        </ButtonLink>
      </div>
    </div>
  );
}
