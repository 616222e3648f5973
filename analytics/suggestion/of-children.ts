import { means } from './vocabulary.ts';

/** Whether a name is of children, as those of services and sheets are: `Kids`, `Girls`, `U16s`, `Young People`. */
export function isOfChildren(name: string): boolean {
  return (
    means(name, 'kids') ||
    means(name, 'kidsBesides') ||
    /\byoung (?:people|persons)\b|\bu-?1[0-8]s?\b|주일학교|교회학교/i.test(name)
  );
}
