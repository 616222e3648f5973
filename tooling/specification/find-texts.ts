import { type ESTree, parseSync, Visitor } from 'vite';

/** Stands in a text for an expression. */
export const hole = '{}';

/**
 * Finds the texts a TypeScript file can show: string literals, template literals and what stands
 * between JSX tags. White space is one blank, an expression inside a text is `{}`.
 */
export function findTexts(file: string, source: string): string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') {
        texts.push(node.value);
      }
    },
    TemplateLiteral(node) {
      texts.push(node.quasis.map(({ value }) => value.cooked ?? value.raw).join(hole));
    },
    JSXElement(node) {
      texts.push(node.children.map(childText).join(''));
    },
    JSXFragment(node) {
      texts.push(node.children.map(childText).join(''));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

function childText(child: ESTree.JSXChild): string {
  if (child.type === 'JSXText') {
    return child.value;
  }
  const isText = child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal';
  return isText && 'value' in child.expression ? String(child.expression.value) : hole;
}
