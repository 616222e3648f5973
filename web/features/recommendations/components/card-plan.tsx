import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Recommendation, whoLengthMax } from '#contract/functions/recommendations.ts';
import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useAnswerRecommendation } from '../api/answer-recommendation.ts';
import parts from './card-parts.module.css';

type Props = { accountId: string; card: Recommendation };

/** Who takes the step on, and by when; saved when a field is left. */
export function CardPlan({ accountId, card }: Props) {
  const [who, setWho] = useState(card.who ?? '');
  const [by, setBy] = useState(card.dueOn);
  const { save, isSaving } = useSaving(useAnswerRecommendation(accountId), {
    logged: 'A plan for a recommendation could not be saved.',
    saved: cardMessages.planSaved,
    failed: () => ({ text: cardMessages.planFailed }),
  });
  const keep = () => {
    const isSame = who.trim() === (card.who ?? '') && by === card.dueOn;
    if (!isSame && by !== '' && !isSaving) {
      save({ id: card.id, answer: 'planned', who: who.trim() || null, by });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <form className={parts.plan} onSubmit={submit} onBlur={keep}>
      <TextInput
        label={cardMessages.who}
        placeholder={cardMessages.whoHint}
        value={who}
        maxLength={whoLengthMax}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setWho(value)}
      />
      <TextInput
        type="date"
        label={cardMessages.by}
        value={by}
        onChange={({ currentTarget: { value } }) => setBy(value)}
      />
      <button type="submit" hidden>
        {cardMessages.savePlan}
      </button>
    </form>
  );
}
