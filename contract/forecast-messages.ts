import type { SeriesMethod } from './functions/church-forecast.ts';

/** How a forecast is made, sentence by sentence; docs/metrics/forecast.md has the formulas. */
export const forecastMethod: Readonly<Record<SeriesMethod, readonly string[]>> = {
  attendance: [
    'Where you stand now, the time of the year, and what Easter, Christmas and other events did here before, learned together from your own weeks.',
    'What was not seen here yet comes from five American churches and gives way to your own weeks as they come.',
    'Ranges are as wide as past forecasts were off: four weeks out of five should come inside.',
    'It was tried on attendance only. A change of 3% is smaller than what it can see.',
  ],
  none: [
    'Where you stand now, the time of the year, and what events did here before, learned together from your own weeks.',
    'Ranges are as wide as past forecasts were off: four weeks out of five should come inside.',
    'The method was tried on attendance; how well it does here is said below, from your own weeks.',
  ],
};

/** Added where money is forecast. */
export const largeGiftsMethod =
  'A week counts up to three times what is usual; what is above is shown as large gifts, and neither forecast nor scored.';

/** Added where a share is forecast. */
export const shareMethod =
  'A share is forecast from its two parts, so that a few people say less than many.';
