import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { whatIfMessages } from '#contract/messages/forecast.ts';
import { fieldRanges, seatsResult, typicalOf } from '../scenario.ts';
import classes from './forecast.module.css';
import { Field, Scenario, useField } from './scenario.tsx';
import { Section } from './section.tsx';

/**
 * Scenarios of attendance and kids: arithmetic with numbers on the screen, marked as such and never
 * drawn.
 */
export function WhatIf({ forecast }: { forecast: ChurchForecast }) {
  const { figure, ahead, history, inputs } = forecast;
  const [next] = ahead;
  const typical = typicalOf(history);
  if (!next || typical === null || (figure !== 'attendance' && figure !== 'kids')) {
    return null;
  }
  const { growth } = inputs;
  return (
    <div className={classes.screenOnly}>
      <Section question={whatIfMessages.question} answer={whatIfMessages.answer}>
        <div className={classes.scenarios}>
          {figure === 'kids' ? (
            <SeatsScenario typical={typical} seats={null} growth={growth} isForKids />
          ) : (
            <>
              <SeatsScenario typical={typical} seats={seatsOf(typical, inputs)} growth={growth} />
              <GuestsScenario inputs={inputs} />
              <ServiceScenario level={next.why.level} />
            </>
          )}
        </div>
      </Section>
    </div>
  );
}

/**
 * Attendance at which the fullest service has no seat left, with the last year's distribution over
 * services.
 */
function seatsOf(typical: number, { roomUse }: ChurchForecast['inputs']): number | null {
  return roomUse === null || roomUse <= 0 ? null : Math.round(typical / roomUse);
}

type SeatsProps = {
  /** People on a typical Sunday. */
  typical: number;
  /** Null where only the church knows. */
  seats: number | null;
  /** The growth that is said of the number; null where none is. */
  growth: number | null;
  isForKids?: boolean;
};

/** When a share of the seats is taken on a typical Sunday, at a pace that is said or that somebody tries. */
function SeatsScenario({ typical, seats, growth, isForKids = false }: SeatsProps) {
  const { seats: words } = whatIfMessages;
  const fields = {
    seats: useField(fieldRanges.seats, seats),
    share: useField(fieldRanges.share, 80),
    growth: useField(fieldRanges.growth, growth),
  };
  const { value: places } = fields.seats;
  const { value: share } = fields.share;
  const isUntried = growth === null && fields.growth.text.trim() === '';
  const isKnown = isUntried && places !== null && share !== null;
  return (
    <Scenario
      title={isForKids ? words.kidsTitle : words.title}
      fields={fields}
      result={(numbers) => seatsResult(typical, numbers)}
      unfilled={isKnown ? seatsResult(typical, { seats: places, share, growth }) : undefined}
    >
      <Field label={isForKids ? words.places : words.seats} field={fields.seats} />
      <Field label={words.share} field={fields.share} />
      <Field label={words.growth} field={fields.growth} />
    </Scenario>
  );
}

/** Starts from the church's own guests and return rate, where known. */
function GuestsScenario({ inputs }: Pick<ChurchForecast, 'inputs'>) {
  const { guests: words } = whatIfMessages;
  const rate = Math.round(100 * (inputs.guestReturn ?? 0.18));
  const fields = {
    guests: useField(fieldRanges.guests, Math.round(10 * (inputs.guests ?? 4)) / 10),
    from: useField(fieldRanges.rate, rate),
    to: useField(fieldRanges.rate, Math.min(100, rate + 7)),
  };
  return (
    <Scenario
      title={words.title}
      fields={fields}
      result={({ guests, from, to }) => words.result(Math.round((guests * 52 * (to - from)) / 100))}
    >
      <Field label={words.guests} field={fields.guests} />
      <Field label={words.from} field={fields.from} />
      <Field label={words.to} field={fields.to} />
    </Scenario>
  );
}

function ServiceScenario({ level }: { level: number }) {
  const { service: words } = whatIfMessages;
  const fields = {
    people: useField(fieldRanges.people, level),
    // How many there are today, only the church knows.
    services: useField(fieldRanges.services, null),
  };
  return (
    <Scenario
      title={words.title}
      fields={fields}
      result={({ people, services }) =>
        words.result(Math.round(people / services), Math.round(people / (services + 1)))
      }
    >
      <Field label={words.people} field={fields.people} />
      <Field label={words.services} field={fields.services} />
    </Scenario>
  );
}
