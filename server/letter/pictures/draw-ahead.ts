import { html } from 'hono/html';
import type { AheadBar } from '#analytics/charts/ahead-geometry.ts';
import {
  type AheadColumn,
  type AheadWeeks,
  aheadLayout,
  aheadMargin,
  columnWords,
  insideX,
  namedDays,
  nameLines,
} from '#analytics/charts/ahead-layout.ts';
import { chartMessages } from '#contract/messages/charts.ts';
import { inks, lineLayers, picture } from './line-layers.ts';

/** In pixels, as it stands in the letter; narrower, its words would run into each other. */
export const aheadSize = { width: 640, height: 260 } as const;

/** What came, and a fading bar for each week ahead with its words, as an SVG. */
export function drawAhead({ past, newest, ahead }: AheadWeeks & { newest: string }): string {
  const { width, height } = aheadSize;
  const layout = aheadLayout({ past, ahead }, { width, height, axisRoom: 0 });
  const { drawn, bars, joined, named, split } = layout;
  const { axisY, xs } = drawn;
  const last = drawn.marks.at(-1);
  const days = namedDays(past);
  return picture(
    width,
    height,
    html`<defs>${fading('up', 1)}${fading('down', 0)}</defs>
${word(chartMessages.actual, split - 8, 14, 'end')}${word(chartMessages.expected, split + 8, 14, 'start')}
<line x1="${split}" x2="${split}" y1="4" y2="${height - 8}" stroke="${inks.axis}" stroke-dasharray="2 3"/>
<line x1="0" x2="${width}" y1="${axisY}" y2="${axisY}" stroke="${inks.axis}"/>
${lineLayers(drawn, 'large', aheadMargin.top)}
${last ? word(newest, last.x, last.y - 12, 'middle', true) : ''}
${past.map(({ day }, index) => (days.has(index) ? word(day, xs[index] ?? 0, axisY + 20, 'middle', index === past.length - 1) : ''))}
<path d="${joined}" fill="none" stroke="${inks.line}" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"/>
${bars.map((bar, index) => {
  const column = ahead[index];
  const step = (width - split) / ahead.length;
  return column ? week(bar, column, { axisY, step, isNamed: named.has(index), bars }) : '';
})}`,
  );
}

type Place = { axisY: number; step: number; isNamed: boolean; bars: readonly AheadBar[] };

function week(bar: AheadBar, column: AheadColumn, { axisY, step, isNamed, bars }: Place) {
  const { index: place, left, width, top, bottom, median, x } = bar;
  const { event, range } = columnWords(column, isNamed, step);
  const ys = nameLines(bars, place, { lines: event, axisY });
  return html`<rect x="${left}" y="${top}" width="${width}" height="${Math.max(0.5, median - top)}" fill="url(#up)"/>
<rect x="${left}" y="${median}" width="${width}" height="${Math.max(0.5, bottom - median)}" fill="url(#down)"/>
<line x1="${left}" x2="${left + width}" y1="${median}" y2="${median}" stroke="${inks.line}" stroke-width="2"/>
${event.map((text, index) => word(text, insideX(text, x, aheadSize.width), ys[index] ?? top, 'middle', column.isMajor))}
${word(column.day, x, axisY + 20, 'middle', column.isMajor)}
${range.map((text, index) => word(text, x, axisY + 38 + 15 * index, 'middle', true))}`;
}

/** Fades to nothing at its end, so that no edge looks like a promise. */
function fading(id: string, from: 0 | 1) {
  const stops = [
    [0, 0.5],
    [0.5, 0.28],
    [1, 0],
  ];
  return html`<linearGradient id="${id}" x1="0" y1="${from}" x2="0" y2="${1 - from}">${stops.map(([offset, opacity]) => html`<stop offset="${offset}" stop-color="${inks.line}" stop-opacity="${opacity}"/>`)}</linearGradient>`;
}

type Anchor = 'start' | 'middle' | 'end';

function word(text: string, x: number, y: number, anchor: Anchor, isStrong = false) {
  return html`<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Figtree" font-size="13" font-weight="${isStrong ? 600 : 400}" fill="${isStrong ? inks.text : inks.quiet}">${text}</text>`;
}
