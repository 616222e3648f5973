import { Anchor } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import { figureWords } from '#contract/messages/figures.ts';
import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import type from '#web/ui/type.module.css';
import { dateWords, figurePath, weekWords } from '../model.ts';
import { CardAdvice } from './card-advice.tsx';
import { CardAnswer } from './card-answer.tsx';
import { CardCharts } from './card-charts.tsx';
import parts from './card-parts.module.css';
import { CopyLink } from './copy-link.tsx';
import classes from './recommendations.module.css';
import { WhatWasSent } from './what-was-sent.tsx';

type Props = {
  accountId: string;
  card: Recommendation;
  /** The first open card has the screen's only filled button. */
  isFirst: boolean;
  /** Of an earlier week: what was seen then, under a line that has its title. */
  isThen?: boolean;
};

/** One recommendation: what we see, how sure we are, what else it may be, and one step. */
export function RecommendationCard({ accountId, card, isFirst, isThen = false }: Props) {
  const { finding, wording } = card;
  const headingId = useId();
  return (
    <article
      id={card.id}
      className={`${classes.card} ${classes.sheet}`}
      aria-labelledby={headingId}
    >
      <div>
        <About card={card} />
        <h2 id={headingId} className={isThen ? parts.unseen : type.cardTitle}>
          {wording?.title ?? finding.title}
        </h2>
        <h3>{isThen ? cardMessages.seenThen : cardMessages.seen}</h3>
        {wording ? <p>{wording.seen}</p> : null}
        <p className={wording ? classes.quiet : undefined}>
          <Seen card={card} />
        </p>
        <CardCharts
          charts={finding.charts ?? []}
          shift={finding.rule === 'sustained_shift' ? finding.weeks : null}
        />
        <h3>{isThen ? cardMessages.sureThen : cardMessages.sure}</h3>
        <p>{finding.sure}</p>
        <h3>{cardMessages.otherwise}</h3>
        <ol>
          {finding.otherwise.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </ol>
        <CardAdvice entries={card.entries} />
        <Origin accountId={accountId} card={card} />
      </div>
      <div className={classes.step}>
        <h3>{isThen ? cardMessages.stepThen : cardMessages.step}</h3>
        <p className={classes.stepText}>{wording?.step ?? finding.step}</p>
        <CardAnswer accountId={accountId} card={card} isFirst={isFirst} />
        {card.expected ? (
          <>
            <h3>{cardMessages.know}</h3>
            <p>{card.expected.words}</p>
          </>
        ) : null}
        {card.score ? <Outcome score={card.score} /> : null}
        <CopyLink id={card.id} />
      </div>
    </article>
  );
}

/** The card's week and figures. */
function About({ card: { week, finding } }: { card: Recommendation }) {
  return (
    <p className={classes.about}>
      {weekWords(week)}
      {finding.figures.map((figure) => (
        <span key={figure}>
          {' · '}
          <Anchor component={Link} to={figurePath(figure, finding.weeks.to)} inherit>
            {figureWords(figure).noun}
          </Anchor>
        </span>
      ))}
    </p>
  );
}

function Outcome({ score }: { score: NonNullable<Recommendation['score']> }) {
  return (
    <>
      <h3>{cardMessages.outcome(dateWords(score.scoredOn, 'year'))}</h3>
      <p>
        <strong>{cardMessages.actual(score.came, score.expected)}</strong> {score.words}
      </p>
    </>
  );
}

function Seen({ card }: { card: Recommendation }) {
  return card.finding.seen.map(({ text, figure, week }, index) =>
    figure && week ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <Anchor key={index} component={Link} to={figurePath(figure, week)} inherit>
        {text}
      </Anchor>
    ) : (
      text
    ),
  );
}

/** Where the card comes from, in a line. */
function Origin({ accountId, card }: { accountId: string; card: Recommendation }) {
  return (
    <>
      <p className={parts.origin}>
        {card.wording ? cardMessages.byModel(card.wording.by) : cardMessages.byRules}
        {card.sent > 0 ? null : ` ${cardMessages.nothingSent}`}
      </p>
      {card.sent > 0 ? <WhatWasSent accountId={accountId} cardId={card.id} /> : null}
    </>
  );
}
