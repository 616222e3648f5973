import { html } from 'hono/html';
import { lineGeometry } from '#analytics/charts/line-geometry.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { inks, lineLayers, picture } from './line-layers.ts';

/** The box of a tile's line on the screens. */
const box = { width: 240, height: 66, top: 8, right: 7, bottom: 18, left: 6 } as const;

/** In pixels, as it stands in the letter. */
export const lineSize = { width: box.width, height: box.height } as const;

/** The weeks of one figure with what was expected, as an SVG without words. */
export function drawLine(weeks: readonly LineWeek[], ticks: readonly number[]): string {
  const drawn = lineGeometry(weeks, box, { axisGap: 10 });
  const { axisY, xs } = drawn;
  return picture(
    box.width,
    box.height,
    html`<line x1="0" x2="${box.width}" y1="${axisY}" y2="${axisY}" stroke="${inks.axis}"/>
${ticks.map((index) => html`<line x1="${xs[index]}" x2="${xs[index]}" y1="${axisY}" y2="${axisY + 5}" stroke="${inks.axis}" stroke-width="2"/>`)}
${lineLayers(drawn, 'tile', 0)}`,
  );
}
