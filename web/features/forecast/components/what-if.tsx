import { NumberInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { whatIfMessages } from '#contract/forecast-messages.ts';
import type { ChurchForecast, ForecastAhead } from '#contract/functions/church-forecast.ts';
import { weeksUntil } from '../model.ts';
import classes from './forecast.module.css';
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

type Numbers = Readonly<Record<string, number>>;
type FieldProps = { label: string; value: number; onChange: (value: number) => void };

function Field({ label, value, onChange }: FieldProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      min={0}
      max={1_000_000}
      hideControls
      inputMode="decimal"
      mt="xs"
      onChange={(typed) => onChange(Number(typed) || 0)}
    />
  );
}

type ScenarioProps = { title: string; result: string; children: ReactNode };

function Scenario({ title, result, children }: ScenarioProps) {
  return (
    <fieldset className={classes.scenario}>
      <legend>{title}</legend>
      {children}
      <output className={classes.result}>{result}</output>
    </fieldset>
  );
}

function useNumbers<Names extends Numbers>(first: Names) {
  const [numbers, setNumbers] = useState(first);
  const set = (name: keyof Names) => (value: number) =>
    setNumbers((before) => ({ ...before, [name]: value }));
  return [numbers, set] as const;
}

type SeatsProps = { next: ForecastAhead; seats: number | null; isForKids?: boolean };

/** When a share of the seats is taken, by growth of the median; with the next week's range. */
function SeatsScenario({ next, seats, isForKids = false }: SeatsProps) {
  const { seats: words } = whatIfMessages;
  const { level } = next.why;
  const [numbers, set] = useNumbers({
    seats: seats ?? Math.ceil((level * 1.3) / 10) * 10,
    share: 80,
    growth: 3,
  });
  const limit = Math.round((numbers.seats * numbers.share) / 100);
  const [soon, usual, late] = [next.high80, level, next.low80].map((people) =>
    weeksUntil(people, limit, numbers.growth),
  );
  const result = () => {
    if (usual === 0) {
      return words.reached(limit);
    }
    if (usual === undefined || usual === null) {
      return words.never(limit);
    }
    return words.result(
      limit,
      durationWords(usual),
      soon ? durationWords(soon) : words.now,
      durationWords(late ?? usual),
    );
  };
  return (
    <Scenario title={isForKids ? words.kidsTitle : words.title} result={result()}>
      <Field
        label={isForKids ? words.places : words.seats}
        value={numbers.seats}
        onChange={set('seats')}
      />
      <Field label={words.share} value={numbers.share} onChange={set('share')} />
      <Field label={words.growth} value={numbers.growth} onChange={set('growth')} />
    </Scenario>
  );
}

function durationWords(weeks: number): string {
  const unit = weeks >= 104 ? 'year' : 'week';
  const value = weeks >= 104 ? Math.round(weeks / 52) : weeks;
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Starts from the church's own guests and return rate, where known. */
function GuestsScenario({ inputs }: Pick<ChurchForecast, 'inputs'>) {
  const { guests: words } = whatIfMessages;
  const from = Math.round(100 * (inputs.guestReturn ?? 0.18));
  const guests = Math.round(10 * (inputs.guests ?? 4)) / 10;
  const [numbers, set] = useNumbers({ guests, from, to: Math.min(100, from + 7) });
  const more = Math.round((numbers.guests * 52 * (numbers.to - numbers.from)) / 100);
  return (
    <Scenario title={words.title} result={words.result(more)}>
      <Field label={words.guests} value={numbers.guests} onChange={set('guests')} />
      <Field label={words.from} value={numbers.from} onChange={set('from')} />
      <Field label={words.to} value={numbers.to} onChange={set('to')} />
    </Scenario>
  );
}

function ServiceScenario({ level }: { level: number }) {
  const { service: words } = whatIfMessages;
  const [numbers, set] = useNumbers({ people: level, services: 1 });
  const each = (services: number) => Math.round(numbers.people / Math.max(1, services));
  return (
    <Scenario
      title={words.title}
      result={words.result(each(numbers.services), each(numbers.services + 1))}
    >
      <Field label={words.people} value={numbers.people} onChange={set('people')} />
      <Field label={words.services} value={numbers.services} onChange={set('services')} />
    </Scenario>
  );
}
