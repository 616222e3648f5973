import { useId } from 'react';
import { grownWords } from '#analytics/pulse/growth-line.ts';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { FigureLook, NamedService, QuietService } from '#contract/functions/figure-look.ts';
import { capitalised, dayWords } from '#contract/messages/figure-words.ts';
import {
  changeRange,
  changeWords,
  growthMessages,
  serviceWords,
  stretchWords,
} from '#contract/messages/growth.ts';
import type from '#web/ui/type.module.css';
import classes from './look-growth.module.css';

type LookOfGrowth = Pick<FigureLook, 'tile' | 'services' | 'quietServices' | 'currency'>;
type Stretch = { name: string; of: NonNullable<PulseTile['yearToDate']> };

/** 'Are we growing?' of one figure: its newest weeks, its year and its services beside last year's. */
export function LookGrowth({ look }: { look: LookOfGrowth }) {
  const { tile, services, quietServices = [], currency } = look;
  const id = useId();
  const { growths, yearToDate, lineUnit } = tile;
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
        {grownWords(tile, currency) ?? growthMessages.tooFew}
      </h2>
      {stretches.length > 0 ? <Bars stretches={stretches} /> : null}
      {services.length + quietServices.length > 0 ? (
        <Services services={services} quiet={quietServices} />
      ) : null}
      {stretches.length + services.length > 0 ? (
        <p className={classes.note}>
          {growthMessages.range} {growthMessages.aligned}
        </p>
      ) : null}
    </section>
  );
}

/** Each service beside its year before; of those that are counted no more, when they last were. */
function Services({
  services,
  quiet,
}: {
  services: FigureLook['services'];
  quiet: readonly QuietService[];
}) {
  const all = [...services, ...quiet];
  return (
    <>
      <h3 className={classes.services}>{growthMessages.services}</h3>
      {services.length > 0 ? (
        <Bars stretches={services.map((each) => serviceStretch(each, all))} />
      ) : null}
      {quiet.map((each) => (
        <p key={`${each.event} ${each.time}`} className={classes.note}>
          {growthMessages.lastCounted(serviceWords(each, all), dayWords(each.lastCounted))}
        </p>
      ))}
    </>
  );
}

/** A service's newest weeks; how many, since it may be another number than attendance's. */
function serviceStretch(
  service: FigureLook['services'][number],
  services: readonly NamedService[],
): Stretch {
  const { growth } = service;
  const name = growthMessages.ofService(
    serviceWords(service, services),
    stretchWords.newest(growth.weeks),
  );
  return { name, of: growth };
}

function Bars({ stretches }: { stretches: readonly Stretch[] }) {
  const ends = stretches.flatMap(({ of }) => [Math.abs(of.low), Math.abs(of.high)]);
  const reach = Math.max(0.1, ...ends);
  // Zero is in the middle, so that the side of a bar says up or down.
  const place = (share: number) => 100 + (100 * share) / reach;
  return (
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
  );
}
