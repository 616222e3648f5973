import { drawAt } from './draw-shapes.ts';

/** Twice the pixels, for slides. */
const scale = 2;
const margin = 16;
const headRoom = 60;
const lineHeight = 20;
const gaps = { sample: 8, item: 24, legend: 16 };

type Words = { title: string; churchName: string };

/**
 * Draws a chart on a canvas, shape by shape, with its title, its church and its legend. Loading the SVG
 * as an image would need inlined styles and a URL that the Content-Security-Policy forbids.
 *
 * @param sheet holds the chart's figure with its SVG, and its legend as a list
 * @returns a PNG, or null where there is no chart or the browser cannot make one
 */
export function drawPicture(sheet: Element, words: Words): Promise<Blob | null> {
  const svg = sheet.querySelector<SVGSVGElement>('figure svg');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!svg || !context) {
    return Promise.resolve(null);
  }
  const styles = getComputedStyle(svg);
  const { width, height } = svg.viewBox.baseVal;
  const legendFont = `13px ${styles.fontFamily}`;
  context.font = legendFont;
  const legend = placeLegend(context, sheet.querySelectorAll('ul > li'), width);
  const legendTop = headRoom + height + gaps.legend;
  // Resizing a canvas forgets its fonts and colors.
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (legendTop + legend.height + 2 * margin) * scale;
  context.scale(scale, scale);
  context.fillStyle = styles.getPropertyValue('--chart-sheet').trim() || '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = styles.getPropertyValue('--chart-text').trim() || '#000';
  context.translate(margin, margin);
  context.font = `600 18px ${styles.fontFamily}`;
  context.fillText(words.title, 0, 18);
  context.font = `14px ${styles.fontFamily}`;
  context.fillText(words.churchName, 0, 40);
  for (const { x, y, text, sample } of legend.items) {
    context.font = legendFont;
    context.textAlign = 'left';
    context.fillStyle = styles.getPropertyValue('--chart-text').trim() || '#000';
    context.fillText(text, x + roomOf(sample), legendTop + y + 14, width);
    drawAt(context, sample, x, legendTop + y + 4);
  }
  drawAt(context, svg, 0, headRoom);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

type Item = { x: number; y: number; text: string; sample: SVGSVGElement | null };

/** The items of a legend side by side, in as many lines as they take. */
function placeLegend(
  context: CanvasRenderingContext2D,
  listed: Iterable<Element>,
  width: number,
): { items: Item[]; height: number } {
  let [x, y] = [0, 0];
  const items = Array.from(listed, (item) => {
    const sample = item.querySelector('svg');
    const text = item.textContent.trim();
    const taken = roomOf(sample) + context.measureText(text).width;
    if (x > 0 && x + taken > width) {
      [x, y] = [0, y + lineHeight];
    }
    const placed = { x, y, text, sample };
    x += taken + gaps.item;
    return placed;
  });
  return { items, height: items.length > 0 ? y + lineHeight : 0 };
}

function roomOf(sample: SVGSVGElement | null): number {
  return sample ? sample.viewBox.baseVal.width + gaps.sample : 0;
}
