import { NumberInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { whatIfMessages } from '#contract/forecast-messages.ts';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
import { weeksUntil } from '../model.ts';
import classes from './forecast.module.css';
import { Section } from './section.tsx';

/** Scenarios: arithmetic with numbers on the screen, marked as such and never drawn. */
export function WhatIf({ next }: { next: ForecastAhead | undefined }) {
  if (!next) {
    return null;
  }
  return (
    <div className={classes.screenOnly}>
      <Section question={whatIfMessages.question} answer={whatIfMessages.answer}>
        <div className={classes.scenarios}>
          <SeatsScenario level={next.why.level} low={next.low80} high={next.high80} />
          <GuestsScenario />
          <ServiceScenario level={next.why.level} />
        </div>
      </Section>
    </div>
  );
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

/** When a share of the seats is taken, from the middle's growth; the range is that of the next week. */
function SeatsScenario({ level, low, high }: { level: number; low: number; high: number }) {
  const { seats: words } = whatIfMessages;
  const [numbers, set] = useNumbers({
    seats: Math.ceil((level * 1.3) / 10) * 10,
    share: 80,
    growth: 3,
  });
  const limit = Math.round((numbers.seats * numbers.share) / 100);
  const [soon, usual, late] = [high, level, low].map((people) =>
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
    <Scenario title={words.title} result={result()}>
      <Field label={words.seats} value={numbers.seats} onChange={set('seats')} />
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

function GuestsScenario() {
  const { guests: words } = whatIfMessages;
  const [numbers, set] = useNumbers({ guests: 4, from: 18, to: 25 });
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
