/** Draws the shapes of an SVG with its upper left corner at a place, in pixels. */
export function drawAt(
  context: CanvasRenderingContext2D,
  svg: SVGSVGElement | null,
  x: number,
  y: number,
): void {
  context.save();
  context.translate(x, y);
  for (const shape of svg?.querySelectorAll('path, line, circle, rect, text') ?? []) {
    if (shape.closest('pattern') === null) {
      drawShape(context, shape);
    }
  }
  context.restore();
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
