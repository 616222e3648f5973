import { builtScripts } from './built-scripts.ts';
import { expect, test } from './steeple-test.ts';

test('files of the page import each other in one direction, so that each runs after what it needs', async () => {
  const scripts = await builtScripts();
  const below = new Map<string, number>();
  const ways: string[] = [];
  const follow = (name: string, way: readonly string[]): number => {
    if (way.includes(name)) {
      ways.push([...way.slice(way.indexOf(name)), name].join(' > '));
      return 0;
    }
    const known = below.get(name);
    if (known !== undefined) {
      return known;
    }
    const imports = scripts.get(name)?.imports ?? [];
    const depth = 1 + Math.max(0, ...imports.map((each) => follow(each, [...way, name])));
    below.set(name, depth);
    return depth;
  };
  const depths = [...scripts.keys()].map((name) => follow(name, []));
  expect(scripts.size).toBeGreaterThan(50);
  expect(Math.max(...depths)).toBeGreaterThan(2);
  expect(ways).toEqual([]);
});
