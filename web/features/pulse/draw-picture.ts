/** Twice the pixels, for slides. */
const scale = 2;
const margin = 16;

/**
 * Draws a chart's SVG on a canvas, shape by shape. Loading the SVG as an image would need inlined styles
 * and a URL that the Content-Security-Policy forbids.
 *
 * @returns a PNG, or null where the browser cannot make one
 */
export function drawPicture(svg: SVGSVGElement, title: string): Promise<Blob | null> {
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  const headRoom = 40;
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + headRoom + 2 * margin) * scale;
  const context = canvas.getContext('2d');
  if (!context) {
    return Promise.resolve(null);
  }
  const styles = getComputedStyle(svg);
  context.scale(scale, scale);
  context.fillStyle = styles.getPropertyValue('--chart-sheet').trim() || '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = styles.getPropertyValue('--chart-text').trim() || '#000';
  context.font = `600 18px ${styles.fontFamily}`;
  context.fillText(title, margin, margin + 18);
  context.translate(margin, margin + headRoom);
  for (const shape of svg.querySelectorAll('path, line, circle, rect, text')) {
    if (shape.closest('pattern') === null) {
      drawShape(context, shape);
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawShape(context: CanvasRenderingContext2D, shape: Element): void {
  const style = getComputedStyle(shape);
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (style.display === 'none') {
    return;
  }
  if (shape.tagName === 'text') {
    const anchors = { middle: 'center', end: 'right' } as const;
    const anchor = shape.getAttribute('text-anchor');
    context.textAlign = anchor === 'middle' || anchor === 'end' ? anchors[anchor] : 'left';
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.fillStyle = style.fill;
    context.fillText(shape.textContent ?? '', number('x'), number('y'));
    return;
  }
  const path = outlineOf(shape, number);
  // Patterns and gradients are references, which a canvas cannot resolve.
  if (style.fill !== 'none' && !style.fill.startsWith('url')) {
    context.fillStyle = style.fill;
    context.fill(path);
  }
  if (style.stroke !== 'none') {
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.setLineDash(dashesOf(style.strokeDasharray));
    context.stroke(path);
  }
}

function dashesOf(text: string): number[] {
  return text === 'none' ? [] : text.split(/[ ,]+/).map(Number.parseFloat);
}

function outlineOf(shape: Element, number: (name: string) => number): Path2D {
  if (shape.tagName === 'path') {
    return new Path2D(shape.getAttribute('d') ?? '');
  }
  const path = new Path2D();
  if (shape.tagName === 'line') {
    path.moveTo(number('x1'), number('y1'));
    path.lineTo(number('x2'), number('y2'));
  } else if (shape.tagName === 'circle') {
    path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  } else {
    path.rect(number('x'), number('y'), number('width'), number('height'));
  }
  return path;
}
