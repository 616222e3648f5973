import type { ChurchForecast, ForecastAhead } from '#contract/functions/church-forecast.ts';
import { whatIfMessages } from '#contract/messages/forecast.ts';
import { fieldRanges, seatsResult } from '../scenario.ts';
import classes from './forecast.module.css';
import { Field, Scenario, useField } from './scenario.tsx';
import { Section } from './section.tsx';

/**
 * Scenarios of attendance and kids: arithmetic with numbers on the screen, marked as such and never
 * drawn.
 */
export function WhatIf({ forecast }: { forecast: ChurchForecast }) {
  const { figure, ahead, inputs } = forecast;
  const [next] = ahead;
  if (!next || (figure !== 'attendance' && figure !== 'kids')) {
    return null;
  }
  return (
    <div className={classes.screenOnly}>
      <Section question={whatIfMessages.question} answer={whatIfMessages.answer}>
        <div className={classes.scenarios}>
          {figure === 'kids' ? (
            <SeatsScenario next={next} seats={null} isForKids />
          ) : (
            <>
              <SeatsScenario next={next} seats={seatsOf(next.why.level, inputs)} />
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
 * Attendance at which the fullest service has no seat left, with today's distribution over
 * services.
 */
function seatsOf(level: number, { roomUse }: ChurchForecast['inputs']): number | null {
  return roomUse === null || roomUse <= 0 ? null : Math.round(level / roomUse);
}

type SeatsProps = { next: ForecastAhead; seats: number | null; isForKids?: boolean };

/** When a share of the seats is taken, by growth of the median; with the next week's range. */
function SeatsScenario({ next, seats, isForKids = false }: SeatsProps) {
  const { seats: words } = whatIfMessages;
  const usual = Math.max(10, Math.ceil((next.why.level * 1.3) / 10) * 10);
  const fields = {
    seats: useField(fieldRanges.seats, seats ?? usual),
    share: useField(fieldRanges.share, 80),
    growth: useField(fieldRanges.growth, 3),
  };
  return (
    <Scenario
      title={isForKids ? words.kidsTitle : words.title}
      fields={fields}
      result={(numbers) => seatsResult(next, numbers)}
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
