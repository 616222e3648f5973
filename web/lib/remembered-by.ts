/**
 * Remembers what was computed from an object for as long as the object lives: a page that is opened
 * again with the same data computes nothing twice.
 */
export function rememberedBy<Subject extends object, Value extends object>(
  compute: (subject: Subject) => Value,
): (subject: Subject) => Value {
  const known = new WeakMap<Subject, Value>();
  return (subject) => {
    const value = known.get(subject) ?? compute(subject);
    known.set(subject, value);
    return value;
  };
}
