import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Recommendation, whoLengthMax } from '#contract/functions/recommendations.ts';
import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useAnswerRecommendation } from '../api/answer-recommendation.ts';
import parts from './card-parts.module.css';

type Props = { accountId: string; card: Recommendation };
type Plan = { who: string; by: string };

/** Who takes the step on, and by when; saved when a field is left. */
export function CardPlan({ accountId, card }: Props) {
  const { plan, change, keep } = usePlan(accountId, card);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <form className={parts.plan} onSubmit={submit} onBlur={keep}>
      <TextInput
        label={cardMessages.who}
        placeholder={cardMessages.whoHint}
        value={plan.who}
        maxLength={whoLengthMax}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => change({ ...plan, who: value })}
      />
      <TextInput
        type="date"
        label={cardMessages.by}
        value={plan.by}
        onChange={({ currentTarget: { value } }) => change({ ...plan, by: value })}
      />
      <button type="submit" hidden>
        {cardMessages.savePlan}
      </button>
    </form>
  );
}

/** The plan as it is saved, and over it what is typed: while it is being saved one may type on. */
function usePlan(accountId: string, card: Recommendation) {
  const saved: Plan = { who: card.who ?? '', by: card.dueOn };
  const [typed, setTyped] = useState<Plan | null>(null);
  const isLeft = useRef(false);
  const { save, isSaving } = useSaving(useAnswerRecommendation(accountId), {
    logged: 'A plan for a recommendation could not be saved.',
    saved: cardMessages.planSaved,
    failed: () => ({ text: cardMessages.planFailed }),
  });
  function keep() {
    isLeft.current = isSaving;
    if (isSaving || !typed || isSame(typed, saved) || typed.by === '') {
      return;
    }
    const { who, by } = typed;
    save(
      { id: card.id, answer: 'planned', who: who.trim() || null, by },
      { onSaved: () => setTyped((now) => (now && isSame(now, typed) ? null : now)) },
    );
  }
  // What was left while the plan before it was on its way.
  useEffect(() => {
    if (isLeft.current && !isSaving) {
      keep();
    }
  });
  return { plan: typed ?? saved, change: setTyped, keep };
}

function isSame(one: Plan, other: Plan): boolean {
  return one.who.trim() === other.who.trim() && one.by === other.by;
}
