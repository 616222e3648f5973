import type { FigureUnit } from '#contract/figures/units.ts';
import { goalMax } from '#contract/functions/goals.ts';
import { minorDigits } from '#contract/minor-units.ts';

type Kind = { unit: FigureUnit; currency: string | null };

/** The minor units of one of a currency; 1 for people. */
function minorOf({ unit, currency }: Kind): number {
  return unit === 'money' ? 10 ** minorDigits(currency) : 1;
}

/** In which minor units money is typed; nothing of people. */
export function typedDigits({ unit, currency }: Kind): { minorDigits?: number } {
  return unit === 'money' ? { minorDigits: minorDigits(currency) } : {};
}

/** A goal as it is typed. */
export function typedGoal(value: number, kind: Kind): string {
  return String(value / minorOf(kind));
}

/** The goal that was typed, e.g. `1,200` or `$12.50`; null where it is none. */
export function readGoal(text: string, kind: Kind): number | null {
  const plain = text.replaceAll(/[\s,$€£]/g, '');
  const value = /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * minorOf(kind)) : 0;
  return value > 0 && value <= goalMax[kind.unit === 'money' ? 'money' : 'people'] ? value : null;
}
