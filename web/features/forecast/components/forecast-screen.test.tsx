import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { integrationRow } from '#web/testing/integration-row.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const range = { low80: 150, high80: 191, low95: 139, high95: 205 };
const sundays = ['06', '13', '20', '27'];

const forecast: ChurchForecast = {
  figure: 'attendance',
  leading: 'attendance',
  own: [],
  unit: 'people',
  currency: null,
  countedWeeks: 150,
  weeksShort: 0,
  origin: '2026-11-23',
  method: ['A level, and what events did here before.'],
  history: sundays.map((day, at) => ({
    week: `2026-09-${day}`,
    day: `2026-09-${day}`,
    value: 160 + at,
    expected: { median: 165, ...range },
    events: [],
  })),
  ahead: sundays.map((day, at) => ({
    week: `2026-12-0${at + 1}`,
    day: `2026-12-${day}`,
    horizon: at + 1,
    median: 169,
    ...range,
    why: { level: 170, season: -1, lastYear: 0, events: 0 },
    events: [],
    isMajor: false,
    issuedAt: '2026-11-26T15:00:00Z',
    issuedFrom: 150,
  })),
  said: [],
  tally: { inside: 0, of: 0 },
  backtest: {
    origins: 104,
    forecasts: 724,
    error: 14,
    errorOfMean: 21,
    errorOfLastYear: 19,
    coverage80: 0.8,
    coverage95: 0.95,
    meanWasBetterLately: false,
  },
  largeGifts: [],
  timeZone: 'America/Chicago',
  shared: false,
  inputs: { guests: 5.2, guestReturn: 0.16, roomUse: 0.68, growth: 3 },
};

function openForecast(changes: Partial<ChurchForecast> = {}, figure = 'attendance') {
  const backend = demoBackend();
  backend.tables.integrations = [integrationRow('planning_center')];
  const shared: boolean[] = [];
  backend.functions['church-forecast'] = () =>
    Response.json({ ...forecast, ...changes, shared: shared.at(-1) ?? false });
  backend.functions['forecast-sharing'] = (body) => {
    const wanted = JSON.stringify(body).includes('"shared":true');
    shared.push(wanted);
    return Response.json({ shared: wanted });
  };
  const path = `/account/forecast?figure=${figure}&weeks=4`;
  return { ...renderApp(path, { signedInAs: 'accountAdmin', backend }), backend, shared };
}

test('a church whose forecasts were never scored is told of no past forecasts', async () => {
  openForecast();
  expect(await screen.findByText(/in the weeks you’ve already counted/)).toBeTruthy();
  expect(screen.queryByText(/how far off past forecasts have been/)).toBeNull();
});

test('a church with scored forecasts is told of them', async () => {
  openForecast({ tally: { inside: 8, of: 10 } });
  expect(await screen.findByText(/how far off past forecasts have been/)).toBeTruthy();
});

test('scenarios begin with the church’s own guests, return and seats', async () => {
  openForecast();
  const guests = await screen.findByRole('group', { name: 'What if more guests came back?' });
  const value = (label: string) => within(guests).getByLabelText<HTMLInputElement>(label).value;
  expect(value('Guests a week')).toBe('5.2');
  expect(value('Come back now (%)')).toBe('16');
  expect(value('Would come back (%)')).toBe('23');
  expect(within(guests).getByText('19 more returning guests a year.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Total seats, all services').value).toBe('238');
});

test('when seats run out is said at the pace that is said, and at none where no growth is', async () => {
  openForecast();
  const seats = await screen.findByRole('group', { name: 'When will you run out of seats?' });
  expect(within(seats).getByText(/^At that pace, a typical Sunday would reach/)).toBeTruthy();
});

test('where no growth is said, nothing is said of seats until somebody tries a pace', async () => {
  const { user } = openForecast({ inputs: { ...forecast.inputs, growth: null } });
  const seats = await screen.findByRole('group', { name: 'When will you run out of seats?' });
  expect(within(seats).getByText(/We don’t see clear growth yet/)).toBeTruthy();
  await user.type(within(seats).getByLabelText('Yearly growth (%)'), '5');
  expect(within(seats).getByText(/^At that pace, a typical Sunday would reach/)).toBeTruthy();
});

test('kids have the scenario of their rooms, and no other', async () => {
  openForecast({ figure: 'kids' }, 'kids');
  expect(
    await screen.findByRole('group', { name: 'When will the kids’ rooms be full?' }),
  ).toBeTruthy();
  expect(screen.queryByRole('group', { name: /guests/ })).toBeNull();
});

test('a forecast that is no better than the mean says so before anything else', async () => {
  const { backtest } = forecast;
  openForecast({ backtest: backtest && { ...backtest, error: 22 } });
  const warning = await screen.findByText(/a four-week average does at least as well/);
  const sentence = screen.getByText(/^(Over the next|Expect)/);
  expect(warning.compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a figure that was never counted says what is needed for it', async () => {
  openForecast({ figure: 'room_use', weeksShort: 8, origin: null, ahead: [] }, 'room_use');
  expect(await screen.findByText('Forecast content coming soon')).toBeTruthy();
  expect(screen.getByText(/we need 8 more weeks .* your seat count/)).toBeTruthy();
});

test('effects are shared only once somebody says so', async () => {
  const { user, shared } = openForecast();
  const sharing = await screen.findByRole('switch');
  expect(sharing).toHaveProperty('checked', false);
  await user.click(sharing);
  expect(shared).toEqual([true]);
  expect(await screen.findByRole('switch', { checked: true })).toBeTruthy();
});

test('the weeks ahead are read out one by one, by keyboard too', async () => {
  openForecast();
  const slider = await screen.findByRole('slider', { name: 'The next weeks, one by one' });
  expect(slider.getAttribute('max')).toBe('3');
  // What an arrow key does to a native slider.
  fireEvent.change(slider, { target: { value: '1' } });
  const sentence =
    'December 13: 150\u00a0to\u00a0191 most weeks, 139\u00a0to\u00a0205 nearly always.';
  expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
    sentence.replaceAll('\u00a0', ' '),
  );
  expect(screen.getByText(/^December\W13: 150/)).toBeTruthy();
});

test('a field keeps what is typed, and a scenario has no result without its numbers', async () => {
  const { user } = openForecast();
  const services = await screen.findByRole('group', { name: 'What if you added a service?' });
  const people = within(services).getByLabelText<HTMLInputElement>('People on a Sunday');
  const now = within(services).getByLabelText<HTMLInputElement>('Services now');
  const waits = 'Fill in every box to see the result.';
  // How many services there are is the church's to say.
  expect(now.value).toBe('');
  expect(within(services).getByText(waits)).toBeTruthy();
  await user.type(now, '1');
  expect(within(services).getByText('You’d go from 170 people per service to 85.')).toBeTruthy();
  await user.clear(people);
  expect(people.value).toBe('');
  expect(within(services).getByText(waits)).toBeTruthy();
  expect(people.getAttribute('aria-invalid')).not.toBe('true');
  await user.type(people, '300');
  expect(people.value).toBe('300');
  expect(within(services).getByText(/^You’d go from 300 people per service to 150/)).toBeTruthy();
  await user.clear(now);
  await user.type(now, '-5');
  expect(now.value).toBe('-5');
  expect(within(services).getByText('Enter a whole number from 1 to 20.')).toBeTruthy();
  expect(within(services).getByText(waits)).toBeTruthy();
  await user.clear(now);
  await user.type(now, '1e9');
  expect(now.value).toBe('1e9');
  expect(now.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [28, true],
  [35, false],
])('%i of 47 inside is said to be fewer than it should be: %j', async (inside, isSaid) => {
  const [week] = forecast.ahead;
  const scored = {
    issuedAt: '2026-11-26T15:00:00Z',
    actual: 300,
    now: null,
    without: null,
    soFar: null,
    inside80: false,
  };
  openForecast({ said: week ? [{ ...week, ...scored }] : [], tally: { inside, of: 47 } });
  expect(await screen.findByText(/of the last 47 weeks landed in our range/)).toBeTruthy();
  expect(screen.queryAllByText(/That’s fewer than it should be/)).toHaveLength(isSaid ? 1 : 0);
});

test('a week that is not over yet is not called uncounted, and a part that reads as nothing has no sign', async () => {
  const [week] = forecast.ahead;
  const issuedAt = '2026-11-26T15:00:00Z';
  const open = { issuedAt, actual: null, now: null, soFar: null, inside80: null };
  openForecast({
    unit: 'share',
    ahead: week
      ? [{ ...week, median: 0.5, why: { level: 0.5, season: -0.002, lastYear: 0, events: 0 } }]
      : [],
    said: week
      ? [
          { ...week, ...open, without: 'open' },
          { ...week, ...open, week: '2026-11-23', day: '2026-11-29', without: 'uncounted' },
        ]
      : [],
    tally: { inside: 0, of: 1 },
  });
  expect(await screen.findAllByText('not final yet')).not.toHaveLength(0);
  expect(screen.queryAllByText('no count')).not.toHaveLength(0);
  expect(screen.queryByText('−0%')).toBeNull();
});

test.each([
  [{ actual: null, without: 'open', soFar: 76 } as const, '76 so far', 'not scored'],
  [{ actual: null, without: 'partial', soFar: null } as const, 'partial count', 'not scored'],
  [{ actual: 170, without: null, soFar: null }, '170', 'inside so far'],
  [{ actual: 400, without: null, soFar: null }, '400', 'outside so far'],
])('a Sunday that is not scored yet, %j, is “%s” and “%s”', async (known, actual, score) => {
  const [week] = forecast.ahead;
  const scored = { issuedAt: '2026-11-26T15:00:00Z', now: null, inside80: null, ...known };
  openForecast({ said: week ? [{ ...week, ...scored }] : [], tally: { inside: 0, of: 1 } });
  expect(await screen.findAllByText(actual)).not.toHaveLength(0);
  expect(screen.queryAllByText(score)).not.toHaveLength(0);
});

test('a number that was corrected since it was scored is said as both', async () => {
  const [week] = forecast.ahead;
  const scored = { issuedAt: '2026-11-26T15:00:00Z', without: null, soFar: null };
  openForecast({
    said: week ? [{ ...week, ...scored, inside80: false, actual: 226, now: 215 }] : [],
    tally: { inside: 0, of: 1 },
  });
  expect(await screen.findAllByText('226, now 215')).not.toHaveLength(0);
});

test('an address without a figure begins with what the church has instead of attendance', async () => {
  const backend = demoBackend();
  backend.tables.integrations = [integrationRow('planning_center')];
  backend.functions['church-forecast'] = (body) =>
    JSON.stringify(body).includes('"figure":"giving"')
      ? Response.json({ ...forecast, figure: 'giving', leading: 'giving' })
      : Response.json({ ...forecast, leading: 'giving', ahead: [], weeksShort: 8, origin: null });
  renderApp('/account/forecast', { signedInAs: 'accountAdmin', backend });
  expect(await screen.findByText(/^(Over the next|Expect)/)).toBeTruthy();
  expect(screen.getByLabelText('Number')).toHaveProperty('value', 'giving');
});

test('while another figure loads, nothing of the previous one is shown under its name', async () => {
  const { user, backend } = openForecast();
  expect(await screen.findByText(/^(Over the next|Expect)/)).toBeTruthy();
  const { promise, resolve } = Promise.withResolvers<Response>();
  backend.functions['church-forecast'] = () => promise;
  await user.selectOptions(screen.getByLabelText('Number'), 'Kids');
  const loading = await screen.findByRole('status', { name: 'Loading the forecast' });
  expect(loading.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(/^(Over the next|Expect)/)).toBeNull();
  expect(screen.getByRole('button', { name: 'CSV' })).toHaveProperty('disabled', true);
  resolve(Response.json({ ...forecast, figure: 'kids' }));
  expect(await screen.findByText(/^(Over the next|Expect)/)).toBeTruthy();
});

test.each([
  ['giving', ['Giving']],
  ['giving_settled', ['Giving', 'Final giving']],
])(
  'giving and settled giving, whose forecast is the same, are one choice unless the address is of %s',
  async (figure, names) => {
    openForecast({ figure: figure === 'giving' ? 'giving' : 'giving_settled' }, figure);
    const choice = await screen.findByRole('combobox', { name: 'Number' });
    const offered = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered.filter((name) => /^(Giving|Final giving)$/.test(name))).toEqual(names);
  },
);

test('who does not see giving finds none of its figures to choose from', async () => {
  const backend = demoBackend();
  backend.tables.integrations = [integrationRow('planning_center')];
  for (const row of backend.tables.profiles ?? []) {
    Object.assign(row, { without_giving: row.role === 'account_admin' });
  }
  backend.functions['church-forecast'] = () => Response.json(forecast);
  renderApp('/account/forecast?figure=attendance', { signedInAs: 'accountAdmin', backend });
  await screen.findByRole('option', { name: 'Attendance' });
  expect(screen.queryAllByRole('option', { name: /giv/i })).toEqual([]);
});
