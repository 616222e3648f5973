import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import type from '#web/ui/type.module.css';
import { dateWords, outcomeOf } from '../model.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import classes from './recommendations.module.css';

const shownFirst = 5;

/** Cards of earlier weeks with their outcomes; each expands in place. */
export function EarlierCards({
  accountId,
  cards,
}: {
  accountId: string;
  cards: readonly Recommendation[];
}) {
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (cards.length === 0) {
    return null;
  }
  const shown = showsAll ? cards : cards.slice(0, shownFirst);
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
      {shown.length < cards.length ? (
        <Button variant="subtle" mt="sm" onClick={() => setShowsAll(true)}>
          All {cards.length} earlier cards
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
