import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type Recommendation,
  type RecommendationAnswer,
  reasonLengthMax,
} from '#contract/functions/recommendations.ts';
import { answerMessages, cardMessages } from '#contract/messages/recommendation-cards.ts';
import {
  recommendationMessages,
  recommendationRefusals,
} from '#contract/messages/recommendations.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { useAnswerRecommendation } from '../api/answer-recommendation.ts';
import { answerSentence } from '../model.ts';
import { CardPlan } from './card-plan.tsx';
import classes from './recommendations.module.css';

type Props = { accountId: string; card: Recommendation; isFirst: boolean };

/** Who does the step, by when, and the answer to the card. */
export function CardAnswer({ accountId, card, isFirst }: Props) {
  const [isDismissing, setIsDismissing] = useState<boolean | null>(null);
  const { save, isSaving } = useSaving(useAnswerRecommendation(accountId), {
    logged: 'A recommendation could not be answered.',
    saved: (_card, { answer }) =>
      answer === 'planned' ? cardMessages.planSaved : recommendationMessages[answer],
    isExpected: isAnswered,
    failed: (error) => ({
      text: isAnswered(error)
        ? recommendationRefusals.answered
        : recommendationMessages.answerFailed,
    }),
  });
  const say = (answer: RecommendationAnswer, reason?: string) =>
    save(reason === undefined ? { id: card.id, answer } : { id: card.id, answer, reason }, {
      onSaved: () => setIsDismissing(null),
    });
  const answered = answerSentence(card);
  return (
    <>
      <CardPlan accountId={accountId} card={card} />
      {answered ? <p className={classes.basis}>{answered}</p> : null}
      {isDismissing ? (
        <DismissForm
          isSaving={isSaving}
          onCancel={() => setIsDismissing(false)}
          onDismiss={(reason) => say('dismissed', reason)}
        />
      ) : (
        <AnswerButtons
          status={card.status}
          isFirst={isFirst}
          isSaving={isSaving}
          isBack={isDismissing === false}
          onSay={say}
          onDismiss={() => setIsDismissing(true)}
        />
      )}
    </>
  );
}

/** Somebody else was faster. */
function isAnswered(error: Error): boolean {
  return error instanceof RequestRefused && error.code === 'already_answered';
}

type ButtonsProps = {
  status: Recommendation['status'];
  isFirst: boolean;
  isSaving: boolean;
  /** Whether it was not dismissed after all. */
  isBack: boolean;
  onSay: (answer: RecommendationAnswer) => void;
  onDismiss: () => void;
};

function AnswerButtons({ status, isFirst, isSaving, isBack, onSay, onDismiss }: ButtonsProps) {
  if (status === 'dismissed' || status === 'done') {
    return (
      <div className={classes.buttons}>
        <TakeBack isAlone isSaving={isSaving} onSay={onSay} />
      </div>
    );
  }
  if (status === 'accepted') {
    return (
      <div className={classes.buttons}>
        <Button variant="default" disabled={isSaving} onClick={() => onSay('done')}>
          {answerMessages.done}
        </Button>
        <TakeBack isSaving={isSaving} onSay={onSay} />
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      <Button
        variant={isFirst ? 'filled' : 'default'}
        disabled={isSaving}
        onClick={() => onSay('accepted')}
      >
        {answerMessages.accept}
      </Button>
      <Button
        ref={isBack ? takeLostFocus : null}
        variant="default"
        disabled={isSaving}
        onClick={onDismiss}
      >
        {answerMessages.dismiss}
      </Button>
      <Button variant="subtle" disabled={isSaving} onClick={() => onSay('done')}>
        {answerMessages.already}
      </Button>
    </div>
  );
}

type TakeBackProps = Pick<ButtonsProps, 'isSaving' | 'onSay'> & {
  /** Without a button before it, it begins where the text does. */
  isAlone?: boolean;
};

function TakeBack({ isSaving, onSay, isAlone = false }: TakeBackProps) {
  return (
    <Button
      variant="subtle"
      {...(isAlone ? { size: 'compact-sm', px: 0 } : {})}
      disabled={isSaving}
      onClick={() => onSay('taken_back')}
    >
      {answerMessages.undo}
    </Button>
  );
}

type DismissProps = {
  isSaving: boolean;
  onCancel: () => void;
  onDismiss: (reason: string) => void;
};

function DismissForm({ isSaving, onCancel, onDismiss }: DismissProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDismiss(reason.trim());
  };
  return (
    <form onSubmit={submit} className={classes.basis}>
      <Textarea
        label={answerMessages.why}
        description={answerMessages.whyHint}
        value={reason}
        maxLength={reasonLengthMax}
        autosize
        minRows={2}
        ref={takeLostFocus}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="default" disabled={isSaving || reason.trim() === ''}>
          {isSaving ? answerMessages.saving : answerMessages.save}
        </Button>
        <Button variant="subtle" disabled={isSaving} onClick={onCancel}>
          {answerMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
