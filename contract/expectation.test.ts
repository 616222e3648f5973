import { expect, test } from 'vitest';
import { expectation, fromExpectationRow, toExpectationRow } from './expectation.ts';
import { churchForecastResponse } from './functions/church-forecast.ts';
import { pulsePoint, pulseTile } from './functions/church-pulse.ts';

const easter = { median: 264.5, low80: 227, high80: 307, low95: 207, high95: 337 };

test('an expectation is read back as it was stored', () => {
  expect(fromExpectationRow(toExpectationRow(easter))).toEqual(easter);
});

test('dashboard, closer look and forecast answer a range in one shape', () => {
  const shapes = [
    pulsePoint.shape.expected,
    pulseTile.shape.expected,
    churchForecastResponse.shape.history.def.element.shape.expected,
  ];
  for (const shape of shapes) {
    expect(shape.def.innerType).toBe(expectation);
  }
  expect(churchForecastResponse.shape.ahead.def.element.shape).toMatchObject(expectation.shape);
  expect(churchForecastResponse.shape.said.def.element.shape).toMatchObject(expectation.shape);
});
