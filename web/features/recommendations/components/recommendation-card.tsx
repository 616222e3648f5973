import { Anchor } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Recommendation, UsedEntry } from '#contract/functions/recommendations.ts';
import { figureWords } from '#contract/messages/figures.ts';
import type from '#web/ui/type.module.css';
import { dateWords, figurePath, weekWords } from '../model.ts';
import { CardAnswer } from './card-answer.tsx';
import { CardCharts } from './card-charts.tsx';
import classes from './recommendations.module.css';
import { WhatWasSent } from './what-was-sent.tsx';

type Props = {
  accountId: string;
  card: Recommendation;
  /** The first open card has the screen's only filled button. */
  isFirst: boolean;
  /** Without a card's background, in the list of earlier cards. */
  isPlain?: boolean;
};

/** One recommendation: what we see, how sure we are, what else it may be, and one step. */
export function RecommendationCard({ accountId, card, isFirst, isPlain = false }: Props) {
  const { finding, wording } = card;
  const headingId = useId();
  return (
    <article
      className={isPlain ? classes.card : `${classes.card} ${classes.sheet}`}
      aria-labelledby={headingId}
    >
      <div>
        <About card={card} />
        <h2 id={headingId} className={type.cardTitle}>
          {wording?.title ?? finding.title}
        </h2>
        <h3>What we see</h3>
        {wording ? <p>{wording.seen}</p> : null}
        <p className={wording ? classes.quiet : undefined}>
          <Seen card={card} />
        </p>
        <CardCharts
          charts={finding.charts ?? []}
          shift={finding.rule === 'sustained_shift' ? finding.weeks : null}
        />
        <h3>How sure</h3>
        <p>{finding.sure}</p>
        <h3>What else it may be</h3>
        <ol>
          {finding.otherwise.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </ol>
        <Sources accountId={accountId} card={card} />
      </div>
      <div className={classes.step}>
        <h3>One step this week</h3>
        <p className={classes.stepText}>{wording?.step ?? finding.step}</p>
        <CardAnswer accountId={accountId} card={card} isFirst={isFirst} />
        {card.expected ? (
          <>
            <h3>How we will know</h3>
            <p>{card.expected.words}</p>
          </>
        ) : null}
        {card.score ? <Outcome score={card.score} /> : null}
      </div>
    </article>
  );
}

/** The card's week and figures. */
function About({ card: { week, finding } }: { card: Recommendation }) {
  return (
    <p className={classes.about}>
      {weekWords(week)}
      {finding.figures.map((figure, index) => (
        <span key={figure}>
          {index === 0 ? '. About ' : ' and '}
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
      <h3>What came of it, scored on {dateWords(score.scoredOn, 'year')}</h3>
      <p>
        <strong>{score.came} came</strong>, expected {score.expected}. {score.words}
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

function Sources({ accountId, card }: { accountId: string; card: Recommendation }) {
  return (
    <>
      <h3>Where this comes from</h3>
      <ul>
        {card.entries.map((entry) => (
          <li key={entry.id}>
            {entry.title}
            {entry.version === null ? '' : `, library, version ${entry.version}`}.{' '}
            <span className={classes.quiet}>
              {entry.because} <Source source={entry.source} />
            </span>
          </li>
        ))}
        <li className={classes.quiet}>
          Found by a rule, worded by us
          {card.wording ? `, with sentences that ${card.wording.by} chose` : ''}.
          {card.sent > 0 ? null : ' Nothing was sent.'}
        </li>
      </ul>
      {card.sent > 0 ? <WhatWasSent accountId={accountId} cardId={card.id} /> : null}
    </>
  );
}

function Source({ source }: Pick<UsedEntry, 'source'>) {
  if (!source) {
    return null;
  }
  const words = source.author ? `${source.author}, ${source.title}` : source.title;
  return source.url ? (
    <Anchor href={source.url} target="_blank" rel="noreferrer" inherit>
      {words}
    </Anchor>
  ) : (
    words
  );
}
