import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addQuarters } from '#analytics/people/quarter.ts';
import {
  cohortsOf,
  isFlowDoubted,
  kindOf,
  newestOf,
  roundedParts,
} from '#analytics/people/told-people.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { dayWords, listWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages, peopleTileMessages } from '#contract/messages/people-page.ts';
import {
  betweenWords,
  changeWords,
  tenthWords,
  wholeWords,
} from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { StateMark, type StateShape } from '#web/ui/charts/state-mark.tsx';
import type from '#web/ui/type.module.css';
import { changedWords, guestState } from '../model.ts';
import { peopleLookPath } from '../use-people-address.ts';
import { FlowChanges } from './flow-changes.tsx';
import { GuestBars } from './guest-bars.tsx';
import classes from './people.module.css';

type Props = { people: ChurchPeople };

/** The numbers of the section; one that is not there has no tile. */
export function PeopleTiles({ people }: Props) {
  return (
    <ul className={classes.tiles}>
      <GuestsTile people={people} />
      <RegularsTile people={people} />
      <OftenTile people={people} />
      <NotSeenTile people={people} />
    </ul>
  );
}

type TileProps = {
  name: string;
  number: string;
  of: string;
  state: { words: string; shape: StateShape; isOff?: boolean };
  drawing?: ReactNode;
  facts: readonly { name: string; value: string }[];
  source?: string | undefined;
  children?: ReactNode;
};

function Tile({ name, number, of, state, drawing, facts, source, children }: TileProps) {
  return (
    <li>
      <h3>{name}</h3>
      <p className={classes.value}>
        <span className={type.number}>{number}</span>
        <span className={classes.of}>{of}</span>
      </p>
      <p className={classes.state} data-off={state.isOff || undefined}>
        <StateMark shape={state.shape} />
        <span>{state.words}</span>
      </p>
      {drawing ? <div className={classes.drawing}>{drawing}</div> : null}
      {facts.length === 0 ? null : (
        <dl className={classes.facts}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {source ? <p className={classes.source}>{source}</p> : null}
    </li>
  );
}

function GuestsTile({ people }: Props) {
  const newest = newestOf(people, 'again');
  if (newest === null) {
    return null;
  }
  const words = peopleTileMessages;
  const { counted, measure, before, quarter, span } = newest;
  const { usual, chance } = measure;
  const state = guestState(measure);
  const base = wholeWords(counted.base);
  const later = newestOf(people, 'still_26');
  return (
    <Tile
      name={words.newOnes[kindOf(people)]}
      number={wholeWords(counted.value)}
      of={words.ofAgain(base)}
      state={{ words: state.words, isOff: state.isOff, shape: state.isOff ? 'diamond' : 'ring' }}
      drawing={
        <GuestBars
          isSmall
          cohorts={cohortsOf(people, 'again').filter((cohort) => cohort.counted)}
          usual={before && before.value / before.base}
          label={peopleLookMessages.chart(words.newOnes[kindOf(people)])}
        />
      }
      facts={[
        ...(usual ? [{ name: words.usualFor(base), value: betweenWords(usual) }] : []),
        ...(chance ? [{ name: words.chance, value: betweenWords(chance) }] : []),
        ...(later
          ? [
              {
                name: words.halfYear(
                  quarterWords(later.quarter, { span: later.span, isShort: true }),
                ),
                value: words.stillHere(
                  wholeWords(later.counted.value),
                  wholeWords(later.counted.base),
                ),
              },
            ]
          : []),
      ]}
      source={words.firstVisits(quarterWords(quarter, { span }))}
    />
  );
}

function RegularsTile({ people }: Props) {
  const { flow } = people;
  if (flow === null) {
    return null;
  }
  const words = peopleTileMessages;
  const months = quarterWords(flow.quarter, { isShort: true });
  const monthsBefore = quarterWords(addQuarters(flow.quarter, -1), { isShort: true });
  const isDoubted = isFlowDoubted(people);
  const state = regularsState(people, flow);
  return (
    <Tile
      name={words.regulars}
      number={wholeWords(flow.end)}
      of={words.counted[kindOf(people)](flow.end)}
      state={{ ...state, shape: state.isOff ? 'diamond' : 'ring' }}
      drawing={isDoubted ? null : <FlowChanges flow={flow} />}
      facts={
        isDoubted
          ? [{ name: monthsBefore, value: wholeWords(flow.start) }]
          : [
              {
                name: words.newAndBack,
                value: words.pair(wholeWords(flow.new), wholeWords(flow.back)),
              },
              {
                name: words.lessAndAway,
                value: words.pair(wholeWords(flow.less), wholeWords(flow.away)),
              },
              { name: monthsBefore, value: wholeWords(flow.start) },
            ]
      }
      source={words.regularIs(months)}
    />
  );
}

/** What is said under the number of regulars: of doubted check-ins nothing but that. */
function regularsState(people: ChurchPeople, flow: NonNullable<ChurchPeople['flow']>) {
  const { regulars } = peopleTileMessages.states;
  const beside = [-4, -1, 0].map((by) => addQuarters(flow.quarter, by));
  const doubted = beside.filter((each) => people.doubted?.includes(each));
  if (doubted.length > 0) {
    const months = doubted.map((each) => quarterWords(each, { isShort: true }));
    return { words: regulars.doubted(listWords(months)), isOff: false };
  }
  const told = people.quarters.find(({ quarter }) => quarter === flow.quarter);
  const verdict = told?.measures.regulars_end?.verdict ?? null;
  const before = quarterWords(addQuarters(flow.quarter, -1), { isShort: true });
  const yearAgo = people.quarters.find(({ quarter }) => quarter === beside[0]);
  const then = yearAgo?.measures.regulars_end?.value ?? flow.end;
  return verdict === null
    ? { words: regulars.unjudged(wholeWords(flow.start), before), isOff: false }
    : { words: changedWords(regulars, verdict, [flow.end, then]), isOff: verdict !== 'same' };
}

function OftenTile({ people: { parts } }: Props) {
  if (parts === null) {
    return null;
  }
  const words = peopleTileMessages;
  const verdict = parts.verdicts.often;
  const isOff = verdict === 'more' || verdict === 'fewer';
  const shown = roundedParts(parts);
  return (
    <Tile
      name={words.often}
      number={tenthWords(parts.f)}
      of={words.ofEight}
      state={{
        words:
          verdict === null
            ? words.states.often.unjudged(tenthWords(parts.f0))
            : changedWords(words.states.often, verdict, [parts.f, parts.f0]),
        shape: isOff ? 'diamond' : 'ring',
        isOff,
      }}
      facts={[
        { name: words.yearAgo, value: tenthWords(parts.f0) },
        { name: words.morePeople, value: words.aWeek(changeWords(shown.people)) },
        { name: words.moreOften, value: words.aWeek(changeWords(shown.often)) },
      ]}
      source={words.oftenIs}
    />
  );
}

function NotSeenTile({ people }: Props) {
  const { notSeen, recipes } = people;
  if (notSeen === null) {
    return null;
  }
  const words = peopleTileMessages;
  const { value, week, back } = notSeen;
  return (
    <Tile
      name={words.notSeen}
      number={wholeWords(value)}
      of={words.ofRegulars[kindOf(people)](value)}
      state={{ words: words.states.list, shape: 'slashed' }}
      drawing={back ? <SeenAgain {...back} /> : null}
      facts={[]}
      source={words.weekOf(dayWords(week))}
    >
      {recipes.length > 0 ? (
        <Anchor
          component={Link}
          to={`${peopleLookPath}#find`}
          size="sm"
          underline="always"
          className={classes.find}
        >
          {words.find}
        </Anchor>
      ) : null}
    </Tile>
  );
}

/** How many of those not seen in the last year came back: no reason for alarm. */
function SeenAgain({ value, base }: { value: number; base: number }) {
  const words = peopleTileMessages;
  return (
    <div className={classes.seen}>
      <p>{words.lastYear(wholeWords(base))}</p>
      <div className={classes.seenBar} aria-hidden="true">
        <span style={{ flexGrow: value }} />
        <span style={{ flexGrow: base - value }} />
      </div>
      <p className={classes.seenEnds}>
        <span>{words.seenAgain(wholeWords(value))}</span>
        <span>{words.notAgain(wholeWords(base - value))}</span>
      </p>
    </div>
  );
}
