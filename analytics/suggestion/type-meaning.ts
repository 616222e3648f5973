import { isOfChildren } from './of-children.ts';
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
  // People who sit in the café are no coffee, and those in the family room no households.
  if (means(name, 'overflow') || means(name, 'familyRoom')) {
    return 'people';
  }
  // The 1st Service and the New Sanctuary are no guests.
  const isGuests = means(name, 'maybeGuests') && !means(name, 'place');
  const isMeant: Partial<Record<Meaning, boolean>> = {
    guests: isGuests,
    sundaySchool: isSundaySchool(name),
    kids: isOfChildren(name),
  };
  const found = order.find((meaning) => means(name, meaning) || isMeant[meaning]) ?? 'people';
  // A Sunday school that says it is the children's has no grown-ups in it.
  return found === 'sundaySchool' && isOfChildren(name) ? 'kids' : found;
}

/** `Adult SS`; elsewhere in a name they are saints. */
function isSundaySchool(name: string): boolean {
  return means(name, 'sundaySchool') || /(?:^|\s)ss$/i.test(name);
}

/** Whether a type is one of classes before or after worship. */
export function isOfClasses(name: string): boolean {
  return isSundaySchool(name) || means(name, 'schoolClass') || /\bbible (?:stud|class)/i.test(name);
}

/** Whether those counted are in the room for certain, and in no other type. */
export function isInTheRoom(meaning: TypeMeaning): boolean {
  return ['seated', 'kids', 'adults', 'members', 'generic', 'people'].includes(meaning);
}
