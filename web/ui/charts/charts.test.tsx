import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AheadChart } from './ahead-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const weeks = [160, 172, null, 168].map((value) => ({
  value,
  isProvisional: false,
  expected: { low: 150, high: 190 },
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
      axis={[{ index: 0, text: 'Feb' }]}
      notes={[{ id: 'a', from: 2, to: 2, text: 'Ice storm' }]}
      newest="168"
    />
  );
}

test('a chart is read out week by week with a native slider, whose sentence stands over it too', () => {
  render(<Look />);
  const slider = screen.getByRole('slider', { name: 'Attendance, week by week' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Week 4: 168');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Week 3: not counted');
  expect(screen.getByText('Week 3:').parentElement?.textContent).toBe('Week 3: not counted');
});

test('a small line is a picture with a sentence', () => {
  render(<Sparkline weeks={weeks} label="160 to 172 over four weeks, one not counted." />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('one not counted');
});

test('the weeks ahead carry their day, their range and their event in words', () => {
  const easter = {
    middle: 264,
    range80: { low: 227, high: 307 },
    range95: { low: 207, high: 337 },
    day: 'Mar 28',
    range: '227–307',
    events: ['Easter'],
    isMajor: true,
  };
  const past = weeks.map((week, index) => ({ ...week, day: `Feb ${index + 1}` }));
  const { container } = render(<AheadChart past={past} newest="168" ahead={[easter]} />);
  for (const words of ['Mar 28', '227–307', 'Easter', 'What came', '168']) {
    expect(container.textContent).toContain(words);
  }
});
