import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { lineGeometry } from '#analytics/charts/line-geometry.ts';
import { AheadChart } from './ahead-chart.tsx';
import { placeEvents } from './chart-words.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const weeks = [160, 172, null, 168].map((value) => ({
  value,
  isProvisional: false,
  expected: { low80: 150, high80: 190 },
  mark: null,
}));

function Look() {
  const [index, setIndex] = useState(3);
  return (
    <LineChart
      label="Attendance, week by week"
      weeks={weeks}
      sentence={(place) => `Week ${place + 1}: ${weeks[place]?.value ?? 'not counted'}`}
      index={index}
      onIndex={setIndex}
      formatTick={String}
      write={String}
      axis={[{ index: 0, text: 'Feb' }]}
      notes={[{ id: 'a', from: 2, to: 2, text: 'Ice storm' }]}
      newest="168"
    />
  );
}

test('a chart is read out week by week with a native slider, whose sentence is shown above it too', () => {
  render(<Look />);
  const slider = screen.getByRole('slider', { name: 'Attendance, week by week' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Week 4: 168');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Week 3: not counted');
  expect(screen.getByText('Week 3:').parentElement?.textContent).toBe('Week 3: not counted');
});

test('where two events have no room side by side, the one that moves its week more is named, over it', () => {
  const year = Array.from({ length: 52 }, (_, index) => {
    const level = index === 4 ? 230 : 170;
    return {
      value: level,
      isProvisional: false,
      expected: { low80: level - 20, high80: level + 20 },
      mark: null,
    };
  });
  const box = { width: 700, height: 300, top: 46, bottom: 34, left: 44, right: 16 };
  const drawn = lineGeometry(year, box);
  const events = [
    { index: 2, text: 'Sunday before Thanksgiving', isMajor: false },
    { index: 4, text: 'Sunday before Christmas', isMajor: false },
  ];
  const [named, ...more] = placeEvents(events, year, drawn, { left: box.left, width: box.width });
  expect(named?.text).toBe('Sunday before Christmas');
  expect(more).toEqual([]);
  // Moved in from the edge, its lead still stands at its week and ends over what is drawn of it.
  expect(named?.x).not.toBe(drawn.xs[4]);
  expect(named?.lead.x).toBe(drawn.xs[4]);
  expect(named?.lead.to).toBeLessThan(drawn.scale.y(250));
});

test('no name lies on a line: it stands clear of all weeks under it, or is left out', () => {
  const year = Array.from({ length: 52 }, (_, index) => ({
    value: index % 5 === 0 ? 230 : 150 + (index % 7) * 4,
    lastYear: index % 6 === 0 ? 120 : 170,
    isProvisional: false,
    expected: { low80: 150, high80: 190 },
    mark: null,
  }));
  const box = { width: 1100, height: 390, top: 30, bottom: 34, left: 44, right: 60 };
  const drawn = lineGeometry(year, box, { clips: true });
  const events = [3, 11, 19, 27, 35, 43].map((index) => ({
    index,
    text: 'Sunday before Thanksgiving',
    isMajor: false,
  }));
  const placed = placeEvents(events, drawn.weeks, drawn, { left: box.left, width: 1040 });
  for (const { x, y, text } of placed) {
    const half = (text.length * 7) / 2;
    for (const [index, at] of drawn.xs.entries()) {
      if (Math.abs(at - x) <= half) {
        for (const value of [year[index]?.value ?? 0, year[index]?.lastYear ?? 0]) {
          const line = drawn.scale.y(value);
          expect(line > y + 3 || line < y - 12).toBe(true);
        }
      }
    }
    expect(y).toBeLessThan(drawn.axisY);
  }
});

test('the newest number ahead stands where the line does not come from', () => {
  const ahead = [{ median: 160, low80: 140, high80: 180, low95: 130, high95: 190 }].map((week) => ({
    ...{ ...week, day: 'Jan 4', range: '140–180' },
    ...{ events: [], isMajor: false },
  }));
  const placeOf = (...values: number[]) => {
    const past = values.map((value, index) => ({
      ...{ value, expected: null, isProvisional: false, mark: null },
      day: `Dec ${index + 1}`,
    }));
    const { container } = render(<AheadChart past={past} newest="121" ahead={ahead} />);
    const points = [...container.querySelectorAll('circle')];
    const point = points.at(-1);
    const text = [...container.querySelectorAll('text')].findLast(
      ({ textContent }) => textContent === '121',
    );
    const of = (element: Element | null | undefined, name: string) =>
      Number(element?.getAttribute(name));
    return { x: of(text, 'x') - of(point, 'cx'), y: of(text, 'y') - of(point, 'cy') };
  };
  expect(placeOf(150, 150).y).toBeLessThan(0);
  expect(placeOf(190, 150).y).toBeGreaterThan(10);
  // Down to the axis, and after a week that was far above and one a little below.
  expect(placeOf(190, 130).x).toBeGreaterThan(0);
  expect(placeOf(...Array.from({ length: 24 }, () => 150), 190, 138, 150).x).toBeGreaterThan(0);
});

test('a small line is a picture with a sentence', () => {
  render(<Sparkline weeks={weeks} label="160 to 172 over four weeks, one not counted." />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('one not counted');
});

test('the weeks ahead carry their day, their range and their event in words', () => {
  const easter = {
    median: 264,
    low80: 227,
    high80: 307,
    low95: 207,
    high95: 337,
    day: 'Mar 28',
    range: '227–307',
    events: ['Easter'],
    isMajor: true,
  };
  const past = weeks.map((week, index) => ({ ...week, day: `Feb ${index + 1}` }));
  const { container } = render(<AheadChart past={past} newest="168" ahead={[easter]} />);
  for (const words of ['Mar 28', '227–307', 'Easter', 'Actual', '168']) {
    expect(container.textContent).toContain(words);
  }
});
