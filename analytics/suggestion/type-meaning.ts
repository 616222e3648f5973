import { type Meaning, means } from './vocabulary.ts';

/** What a type of headcounts counts, by its name. */
export type TypeMeaning =
  | 'seated'
  | 'things'
  | 'online'
  | 'helpers'
  | 'guests'
  | 'sundaySchool'
  | 'kids'
  | 'adults'
  | 'members'
  | 'total'
  | 'generic'
  | 'people';

/** In the order in which they decide: an adult volunteer is a volunteer, a total of kids are kids. */
const order = [
  'seated',
  'things',
  'online',
  'helpers',
  'guests',
  'sundaySchool',
  'kids',
  'adults',
  'members',
  'total',
  'generic',
] as const satisfies readonly (TypeMeaning & Meaning)[];

/** The meaning of a type; plain people where the name says nothing else, e.g. Balcony. */
export function meaningOfType(name: string): TypeMeaning {
  // People who sit in the café are no coffee.
  if (means(name, 'overflow')) {
    return 'people';
  }
  // The 1st Service and the New Sanctuary are no guests.
  const isGuests = means(name, 'maybeGuests') && !means(name, 'place');
  const found =
    order.find((meaning) => means(name, meaning) || (meaning === 'guests' && isGuests)) ?? 'people';
  // A Sunday school that says it is the children's has no grown-ups in it.
  return found === 'sundaySchool' && means(name, 'kids') ? 'kids' : found;
}

/** Whether those counted are in the room for certain, and in no other type. */
export function isInTheRoom(meaning: TypeMeaning): boolean {
  return ['seated', 'kids', 'adults', 'members', 'generic', 'people'].includes(meaning);
}
