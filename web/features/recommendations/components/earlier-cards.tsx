import { Anchor } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import type from '#web/ui/type.module.css';
import { olderCardsQuery } from '../api/church-recommendations.ts';
import { outcomeOf, sundayWords } from '../model.ts';
import own from './earlier-cards.module.css';
import { RecommendationCard } from './recommendation-card.tsx';
import classes from './recommendations.module.css';

const shownFirst = 5;

type Props = {
  accountId: string;
  /** The newest of them. */
  cards: readonly Recommendation[];
  /** The last of those, if there are older ones. */
  next: string | null;
  /** The card that the address names, and how to name another. */
  open: string | null;
  onOpen: (id: string | null) => void;
};

/** Cards of earlier weeks with their outcomes; each expands in place. */
export function EarlierCards({ accountId, cards, next, open, onOpen }: Props) {
  const headingId = useId();
  const [wanted, setWanted] = useState<'first' | 'newest' | 'older'>('first');
  const older = useInfiniteQuery({
    ...olderCardsQuery(useApi(), accountId, next),
    enabled: wanted === 'older',
  });
  const all = [...cards, ...(older.data?.pages.flatMap(({ earlier }) => earlier) ?? [])];
  const shown = wanted === 'first' ? cards.slice(0, shownFirst) : all;
  const isBehind = open !== null && !shown.some(({ id }) => id === open);
  const hasOlder = older.data ? older.hasNextPage : next !== null;
  const showMore = () => {
    if (wanted === 'older') {
      void older.fetchNextPage();
    } else {
      setWanted(wanted === 'first' && cards.length > shownFirst ? 'newest' : 'older');
    }
  };
  useReach(isBehind && !older.isFetching && (shown.length < all.length || hasOlder), showMore);
  if (cards.length === 0) {
    return null;
  }
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${type.question} ${classes.question}`}>
        {recommendationMessages.earlier}
      </h2>
      <p className={classes.basis}>{recommendationMessages.earlierAre}</p>
      <ul className={own.earlier}>
        {shown.map((card) => (
          <li key={card.id}>
            <EarlierCard
              accountId={accountId}
              card={card}
              isOpen={card.id === open}
              onToggle={(isOpen) => {
                if (isOpen !== (card.id === open)) {
                  onOpen(isOpen ? card.id : null);
                }
              }}
            />
          </li>
        ))}
      </ul>
      {older.isError ? <p>{recommendationMessages.loadFailed}</p> : null}
      {shown.length < all.length || hasOlder ? (
        <Anchor
          component="button"
          type="button"
          className={classes.more ?? ''}
          disabled={older.isFetching}
          onClick={showMore}
        >
          {shown.length < all.length && !hasOlder
            ? recommendationMessages.allEarlier(all.length)
            : recommendationMessages.older}
        </Anchor>
      ) : null}
    </section>
  );
}

type EarlierProps = {
  accountId: string;
  card: Recommendation;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

function EarlierCard({ accountId, card, isOpen, onToggle }: EarlierProps) {
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <span>{recommendationMessages.asOf(sundayWords(card.week))}</span>
        <span className={own.title}>{card.finding.title}</span>
        <span>{outcomeOf(card)}</span>
      </summary>
      {isOpen ? (
        <RecommendationCard accountId={accountId} card={card} isFirst={false} isThen />
      ) : null}
    </details>
  );
}

/** Shows more and more, as long as the card that the address names is behind what is shown. */
function useReach(isNeeded: boolean, showMore: () => void): void {
  const reach = useEffectEvent(showMore);
  useEffect(() => {
    if (isNeeded) {
      reach();
    }
  }, [isNeeded]);
}
