/**
 * The words that a wording may use besides those of its finding: plain English about weeks, people and
 * what to do. Not among them: numbers, names, places, and what names a cause, promises, or asks for money.
 */
const plainWords = new Set(
  `a able about above across act add after afterwards again against ago ahead alike all almost alone along
  already also although an and another answer any anybody anyone anything apart appear are area around arrive as
  ask at attend attendance attender available average away back balance be became become been before began begin
  begun behind being below beside besides best better between beyond big bit both bring brief briefly brought but by call came can card care
  careful carefully carry case catch chair change chart chat check child children church class clear clearly
  click close closely coffee come comment common compare comparison connect consider contact conversation count
  couldn current currently day decide decline describe description despite detail did differ difference different
  direction do does done door down drop during each earlier early easier easily easy either end enough enter
  entire especially even evening ever every everybody everyone everything exact exactly except expect expectation
  explain face fact fairly fall fallen family far feel fell felt few fewer figure fill find first fit follow for form
  found friend friendly from full gap gave general gently get give given giver giving go good got greet group grow growing grown growth
  grew guest had happen hard hardly has have he head hear heard help helper helpful her here high higher him his hold home hour house how
  however idea if improve in increase indeed inform information instead interest into invite is issue it item its
  itself join just keep kept kid kind knew know known large larger last late lately later lead leader learn least leave
  left less let level lift like likely line list listen little local long longer look lot low lower made main mainly make many
  matter may maybe mean means meant meet meeting member mention met method middle might mind minute missing moment monday month
  more morning most mostly move much must my name natural near nearby nearly need new newcomer newest next nice note
  notice now number of off offer often old older on once ongoing only open or order ordinary other our ourselves out outside over overall own
  page parent part past pattern pause people per perhaps period person personal personally pick place plan
  please point possible prepare present pretty previous probably program put question quick quickly quiet quietly quite range
  rate rather reach read ready real really recent recently record recurring reflect regular remain remember rest
  return review right rise risen room rose roughly run safe said same saw say schedule search season seat see seem seen serve
  service set several shape share she shift short should show side sign similar simple simply since sit size slip slow slowly small
  smaller so some somebody someone something sometimes soon space speak spend spoke staff stand start state stay
  steady step still stop story strong student such sunday support sure take taken talk tell team than thank that the their
  them themselves then there these they thing think this those though thought through time to today together told
  tomorrow too took toward towards track trend true try turn typical typically under understand unlike until unusual up us use
  used usual usually value view visit visitor volunteer walk want warm warmly was watch way we week weekend weekly welcome
  well went were what whatever when where whether which while who whole whom whose why wider with within wonder word work worth
  would write wrote year yes yet you young your yourself yourselves`.split(/\s+/),
);

/** Whether a word, in any of its regular forms, is plain English; without regard to case. */
export function isPlainWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/[’']s$|[’']$/, '');
  return plain.split('-').every((part) => formsOf(part).some((form) => plainWords.has(form)));
}

/** A word and what it may be a regular form of: `dropped` of `drop`, `families` of `family`. */
function formsOf(word: string): string[] {
  const stems = [/s$/, /es$/, /d$/, /ed$/, /ing$/, /er$/, /ly$/].flatMap((ending) =>
    ending.test(word) ? [word.replace(ending, '')] : [],
  );
  return [
    word,
    ...stems,
    ...stems.map((stem) => stem.replace(/(.)\1$/, '$1')),
    ...(/ing$/.test(word) ? [word.replace(/ing$/, 'e')] : []),
    ...(/ie(?:s|d)$/.test(word) ? [word.replace(/ie(?:s|d)$/, 'y')] : []),
  ];
}
