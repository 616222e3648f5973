import { expect, test } from 'vitest';
import { parseAllFigures, parseAnswers, parseAsked } from './parse-rows.ts';

test('figures of a church’s own are read where they are shown, and what is unknown is left out', () => {
  const rows = [['2026-11-16'], [3], ['complete'], [1], ['headcounts'], ['2026-11-20T12:00:00Z']];
  const text = JSON.stringify({ own_baptisms: rows, attendance: rows, laughter: rows });
  const figures = parseAllFigures(text);
  expect([...figures.keys()]).toEqual(['attendance']);
  const shown = parseAllFigures(text, [{ id: 'own_baptisms' }, { id: 'own_cars' }]);
  expect([...shown.keys()]).toEqual(['attendance', 'own_baptisms']);
  expect([...parseAsked('["own_baptisms", "kids"]')]).toEqual(['kids']);
});

test('answers to questions that only a newer version asks say nothing', () => {
  const answered = { answer: 'entered', by: 'Ruth O.', at: '2026-11-23T15:00:00Z' };
  const facts = { day: '2026-11-22', isOneWeek: true, areFundsLeftOut: false };
  const known = {
    ...{ id: 'a', about: 'gifts', figure: 'giving', week: '2026-11-16', value: null },
    ...{ facts, answered },
  };
  const others = [
    { ...known, about: 'baptisms' },
    { ...known, about: 'level', figure: 'guests' },
  ];
  expect(parseAnswers(JSON.stringify([known, ...others]))).toEqual([known]);
});
