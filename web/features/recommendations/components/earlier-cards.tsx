import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import type from '#web/ui/type.module.css';
import { olderCardsQuery } from '../api/church-recommendations.ts';
import { dateWords, outcomeOf } from '../model.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import classes from './recommendations.module.css';

const shownFirst = 5;

type Props = {
  accountId: string;
  /** The newest of them. */
  cards: readonly Recommendation[];
  /** The last of those, if there are older ones. */
  next: string | null;
};

/** Cards of earlier weeks with their outcomes; each expands in place. */
export function EarlierCards({ accountId, cards, next }: Props) {
  const headingId = useId();
  const [wanted, setWanted] = useState<'first' | 'newest' | 'older'>('first');
  const older = useInfiniteQuery({
    ...olderCardsQuery(useApi(), accountId, next),
    enabled: wanted === 'older',
  });
  if (cards.length === 0) {
    return null;
  }
  const all = [...cards, ...(older.data?.pages.flatMap(({ earlier }) => earlier) ?? [])];
  const shown = wanted === 'first' ? cards.slice(0, shownFirst) : all;
  const hasOlder = older.data ? older.hasNextPage : next !== null;
  const showMore = () => {
    if (wanted === 'older') {
      void older.fetchNextPage();
    } else {
      setWanted(wanted === 'first' && cards.length > shownFirst ? 'newest' : 'older');
    }
  };
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${type.question} ${classes.question}`}>
        Earlier
      </h2>
      <ul className={classes.earlier}>
        {shown.map((card) => (
          <li key={card.id}>
            <EarlierCard accountId={accountId} card={card} />
          </li>
        ))}
      </ul>
      {older.isError ? <p>{recommendationMessages.loadFailed}</p> : null}
      {shown.length < all.length || hasOlder ? (
        <Button variant="subtle" mt="sm" disabled={older.isFetching} onClick={showMore}>
          {shown.length < all.length && !hasOlder
            ? `All ${all.length} earlier cards`
            : 'Older cards'}
        </Button>
      ) : null}
    </section>
  );
}

function EarlierCard({ accountId, card }: { accountId: string; card: Recommendation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{dateWords(card.week, 'year')}</span>
        <span className={classes.title}>{card.finding.title}</span>
        <span>{outcomeOf(card)}</span>
      </summary>
      {isOpen ? (
        <RecommendationCard accountId={accountId} card={card} isFirst={false} isPlain />
      ) : null}
    </details>
  );
}
