import { html } from 'hono/html';
import type { LineGeometry, LineMark } from '#analytics/charts/line-geometry.ts';

/** The colors of the light theme; a picture in a mail has no other. */
export const inks = {
  sheet: '#ffffff',
  text: '#1d2421',
  quiet: '#5a645f',
  line: '#1f6550',
  range: '#cfe2da',
  unusual: '#8f5200',
  shift: '#3a4fa3',
  axis: '#c9c5ba',
  hatch: '#b9b4a6',
} as const;

/** Closer than this, in pixels, the points of neighbors would touch. */
const pointsTouch = 12;

type Size = 'tile' | 'large';

/** What every line consists of, from back to front, as on the screens: ranges, the line, its marks. */
export function lineLayers(drawn: LineGeometry, size: Size, top: number) {
  const { axisY, hatch, shift, xs } = drawn;
  const newest = xs.length - 1;
  const isDense = (xs[1] ?? 0) - (xs[0] ?? 0) < pointsTouch;
  const marks = drawn.marks.filter(
    ({ shape, index }) =>
      size === 'large' || index === newest || shape === 'diamond' || (shape === 'open' && !isDense),
  );
  return html`${drawn.range80 ? html`<path d="${drawn.range80}" fill="${inks.range}"/>` : ''}
${hatch ? hatchColumn(hatch, top, axisY) : ''}
<path d="${drawn.line}" fill="none" stroke="${inks.line}" stroke-width="${size === 'tile' ? 1.75 : 2}" stroke-linejoin="round" stroke-linecap="round"/>
${drawn.provisional ? html`<path d="${drawn.provisional}" fill="none" stroke="${inks.line}" stroke-width="1.5" stroke-dasharray="1 4" stroke-linecap="round"/>` : ''}
${drawn.missing.map(({ x }) => html`<path d="${crossAt(x, axisY)}" fill="none" stroke="${inks.quiet}" stroke-width="1.5"/>`)}
${shift ? html`<line x1="${shift.x1}" x2="${shift.x2}" y1="${axisY - 3}" y2="${axisY - 3}" stroke="${inks.shift}" stroke-width="3"/>` : ''}
${marks.map((mark) => point(mark, size))}`;
}

const radii = { tile: { point: 2.6, newest: 3.6 }, large: { point: 3, newest: 5 } } as const;

/** A week's point; what is off has another shape, not only another color. */
function point({ x, y, shape }: LineMark, size: Size) {
  const { point: small, newest } = radii[size];
  if (shape === 'diamond') {
    const reach = newest + 1.6;
    const path = `M${x},${y - reach}L${x + reach},${y}L${x},${y + reach}L${x - reach},${y}Z`;
    return html`<path d="${path}" fill="${inks.unusual}" stroke="${inks.sheet}" stroke-width="1.5"/>`;
  }
  if (shape === 'open') {
    return html`<circle cx="${x}" cy="${y}" r="${newest}" fill="${inks.sheet}" stroke="${inks.line}" stroke-width="2"/>`;
  }
  const fill = shape === 'shift' ? inks.shift : inks.line;
  return html`<circle cx="${x}" cy="${y}" r="${shape === 'point' ? small : newest}" fill="${fill}" stroke="${inks.sheet}" stroke-width="1.5"/>`;
}

function crossAt(x: number, y: number): string {
  return `M${x - 3},${y - 3}L${x + 3},${y + 3}M${x + 3},${y - 3}L${x - 3},${y + 3}`;
}

/** The column of a week whose number may still change. */
function hatchColumn({ x, width }: { x: number; width: number }, top: number, bottom: number) {
  return html`<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="5" stroke="${inks.hatch}" stroke-width="1.5"/></pattern>
<rect x="${x}" width="${width}" y="${top}" height="${Math.max(0, bottom - top)}" fill="url(#hatch)"/>`;
}

/** A whole picture on the sheet's own ground, so that it can be read on a dark page, too. */
export function picture(width: number, height: number, drawn: unknown): string {
  return String(
    html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${inks.sheet}"/>${drawn}</svg>`,
  );
}
