import { useId } from 'react';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { capitalised } from '#contract/messages/figure-words.ts';
import {
  changeRange,
  changeWords,
  growthMessages,
  growthSentence,
  stretchWords,
} from '#contract/messages/growth.ts';
import type from '#web/ui/type.module.css';
import classes from './look-growth.module.css';

type Stretch = { name: string; of: NonNullable<PulseTile['yearToDate']> };

/** 'Are we growing?' of one figure: its newest weeks and its year beside last year's. */
export function LookGrowth({ tile }: { tile: PulseTile }) {
  const id = useId();
  const { growth, growths, yearToDate, lineUnit } = tile;
  if (lineUnit === 'share' || tile.state === 'hidden' || tile.state === 'no_data') {
    return null;
  }
  const stretches: Stretch[] = growths.map((of) => ({
    name: stretchWords.newest(of.weeks),
    of,
  }));
  if (yearToDate) {
    stretches.push({ name: stretchWords.year, of: yearToDate });
  }
  return (
    <section className={classes.section} aria-labelledby={id}>
      <p className={type.question}>{growthMessages.question}</p>
      <h2 id={id} className={type.answer}>
        {growth ? growthSentence(growth, stretchWords.newest(growth.weeks)) : growthMessages.tooFew}
      </h2>
      {stretches.length > 0 ? <Bars stretches={stretches} /> : null}
    </section>
  );
}

function Bars({ stretches }: { stretches: readonly Stretch[] }) {
  const ends = stretches.flatMap(({ of }) => [Math.abs(of.low), Math.abs(of.high)]);
  const reach = Math.max(0.1, ...ends);
  // Zero is in the middle, so that the side of a bar says up or down.
  const place = (share: number) => 100 + (100 * share) / reach;
  return (
    <>
      <dl className={classes.bars}>
        {stretches.map(({ name, of }) => (
          <div key={name}>
            <dt>{capitalised(name)}</dt>
            <dd>
              <svg
                className={classes.bar}
                viewBox="-4 0 208 20"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={classes.zero} d="M100,0V20" />
                <rect
                  className={classes.range}
                  x={place(of.low)}
                  y={6}
                  width={place(of.high) - place(of.low)}
                  height={8}
                />
                <path className={classes.middle} d={`M${place(of.change)},3V17`} />
              </svg>
              <span>
                <b>{changeWords(of)}</b> <span className={classes.quiet}>({changeRange(of)})</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {growthMessages.range} {growthMessages.aligned}
      </p>
    </>
  );
}
