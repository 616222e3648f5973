import { useState } from 'react';
import type { OpenCountLink } from '#contract/functions/count-links.ts';
import { countDecisions, countMessages } from '#contract/messages/count-page.ts';
import { newSave } from '../new-save.ts';
import { type Field, isFull, written } from '../sheet.ts';
import type { useUsher } from '../use-usher.ts';
import { isDoubtful, type UsherMemory, usherCards } from '../usher.ts';
import { CountCard } from './count-card.tsx';
import { Decision } from './decision.tsx';
import { useNextBar } from './next-bar.tsx';

type CardsProps = {
  date: string;
  link: OpenCountLink;
  memory: UsherMemory;
} & Pick<ReturnType<typeof useUsher>, 'state' | 'desk'>;

/** The services of a date, for an usher. */
export function UsherCards({ date, link, memory, state: { queue }, desk }: CardsProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<{ field: Field; value: number } | null>(null);
  const { bar, onFocus, onBlur, onEnter } = useNextBar();
  const cards = usherCards(link, date, memory, queue);
  const type = (field: Field, value: number | null) => {
    setDoubt(null);
    void desk.type(newSave(field, value), {
      service: field.service,
      category: field.name,
      isMoney: false,
    });
  };
  const isAsked = (field: Field) =>
    doubt?.field.place.serviceId === field.place.serviceId &&
    doubt.field.place.categoryId === field.place.categoryId;
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
      onBlur={onBlur}
    >
      {cards.map((card) => (
        <CountCard
          key={`${date} ${card.id}`}
          card={card}
          currency={null}
          isReadOnly={false}
          isFolded={
            isFull(card) && card.id !== focused && !open.includes(card.id) && !cards.every(isFull)
          }
          onOpen={() => setOpen([...open, card.id])}
          onValue={(field, value) => {
            // Kept either way; asked from what this phone remembers.
            type(field, value);
            if (value !== null && isDoubtful(field, value, memory)) {
              setDoubt({ field, value });
            }
          }}
          onDrop={(key) => void desk.drop(key)}
          onNoService={null}
          decide={(field) =>
            doubt && isAsked(field) ? (
              <Doubt field={field} value={doubt.value} onType={type} onYes={() => setDoubt(null)} />
            ) : null
          }
        />
      ))}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      {bar}
    </form>
  );
}

type DoubtProps = {
  field: Field;
  value: number;
  onType: (field: Field, value: number | null) => void;
  onYes: () => void;
};

function Doubt({ field, value, onType, onYes }: DoubtProps) {
  const meant = value > 0 && value % 10 === 0 ? value / 10 : null;
  const number = written(value, false, null);
  const yes = {
    label: value === 0 ? countDecisions.nobody : countDecisions.yes(number),
    onChoose: onYes,
  };
  const other =
    meant === null
      ? {
          label: countDecisions.change,
          onChoose: () => onType(field, null),
        }
      : {
          label: written(meant, false, null),
          isSuggested: true,
          onChoose: () => onType(field, meant),
        };
  return (
    <Decision
      about={countMessages.field(field.name, field.service)}
      question={countDecisions.doubt(value, meant)}
      hint={countDecisions.doubtHint(number)}
      choices={[other, yes]}
    />
  );
}
