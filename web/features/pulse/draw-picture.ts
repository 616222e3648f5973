import { drawAt } from './draw-shapes.ts';

/** Twice the pixels, for slides. */
const scale = 2;
const margin = 16;
const headRoom = 48;
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
  for (const { x, y, lines, sample } of legend.items) {
    context.font = legendFont;
    context.textAlign = 'left';
    context.fillStyle = styles.getPropertyValue('--chart-text').trim() || '#000';
    lines.forEach((line, index) => {
      context.fillText(line, x + roomOf(sample), legendTop + y + 14 + index * lineHeight);
    });
    drawAt(context, sample, x, legendTop + y + 4);
  }
  drawAt(context, svg, 0, headRoom);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

type Item = { x: number; y: number; lines: string[]; sample: SVGSVGElement | null };

/** The items of a legend side by side, in as many lines as they take. */
function placeLegend(
  context: CanvasRenderingContext2D,
  listed: Iterable<Element>,
  width: number,
): { items: Item[]; height: number } {
  let [x, y] = [0, 0];
  const items = Array.from(listed, (item) => {
    const sample = item.querySelector('svg');
    const words = item.textContent.trim();
    const taken = roomOf(sample) + context.measureText(words).width;
    if (x > 0 && x + taken > width) {
      [x, y] = [0, y + lineHeight];
    }
    const lines = linesOf(context, words, width - roomOf(sample));
    const placed = { x, y, lines, sample };
    x += taken + gaps.item;
    y += (lines.length - 1) * lineHeight;
    return placed;
  });
  return { items, height: items.length > 0 ? y + lineHeight : 0 };
}

/** Breaks a text between words, so that no line is wider than there is room. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= width) {
      lines.splice(-1, 1, longer);
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function roomOf(sample: SVGSVGElement | null): number {
  return sample ? sample.viewBox.baseVal.width + gaps.sample : 0;
}
