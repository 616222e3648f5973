import { encode } from 'uqr';

const marginModules = 2;

/**
 * Draws a QR code as one path. The official client puts `data:image/svg+xml;utf-8,` before it as it is, so
 * it must hold no `#`.
 *
 * @param text what it says
 * @returns an SVG, black on white
 */
export function qrPicture(text: string): string {
  const { size, data } = encode(text, { border: marginModules });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' width='240' height='240' shape-rendering='crispEdges'><path fill='white' d='M0 0h${size}v${size}H0z'/><path fill='black' d='${path}'/></svg>`;
}
