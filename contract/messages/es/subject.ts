const articles: Readonly<Record<string, 'la' | 'las' | 'los'>> = {
  asistencia: 'la',
  grupos: 'los',
  niños: 'los',
  ofrenda: 'la',
  ofrendas: 'las',
  visitas: 'las',
  voluntarios: 'los',
};

/**
 * The name of a number where a sentence is about it, with its article and the verb that agrees, e.g.
 * `las ofrendas bajaron`. A church's own number has a name whose gender nobody told us.
 */
export function subject(noun: string, verb: { one: string; other: string }): string {
  const article = articles[noun.split(' ', 1)[0] ?? ''];
  const said = article === undefined ? `el número “${noun}”` : `${article} ${noun}`;
  return `${said} ${article?.endsWith('s') ? verb.other : verb.one}`;
}
