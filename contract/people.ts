/** What is counted of a church's people: households, or people where its households may not be read. */
export const peopleUnits = ['households', 'people'] as const;
export type PeopleUnit = (typeof peopleUnits)[number];

/** Who of those who come is checked in. */
export const whoCheckIn = ['everybody', 'some', 'children', 'nobody'] as const;
export type WhoChecksIn = (typeof whoCheckIn)[number];

/**
 * The weekly measures of people, which are rows of `analytics.figures`. The ids are public: API and CSV use
 * them.
 */
export const unitOfPeopleFigure = {
  new_households: 'households',
  new_households_again: 'households',
  new_households_four: 'households',
  regulars: 'households',
  not_seen: 'households',
  people_here: 'people',
  people_once: 'people',
  people_weeks: 'people',
  serving_weeks: 'people',
  serving_often: 'people',
} as const satisfies Readonly<Record<string, PeopleUnit>>;
export type PeopleFigureId = keyof typeof unitOfPeopleFigure;

/** Whether a text is the id of a weekly measure of people. */
export function isPeopleFigure(id: string): id is PeopleFigureId {
  return Object.hasOwn(unitOfPeopleFigure, id);
}

export const peopleFigureIds: readonly PeopleFigureId[] =
  Object.keys(unitOfPeopleFigure).filter(isPeopleFigure);

/** Whether a quarterly measure is about giving, as the policy of `analytics.quarters` has it. */
export function isMeasureOfGiving(measure: QuarterMeasure): boolean {
  return measure.startsWith('gave') || measure.startsWith('givers');
}

/** The quarterly measures, in the order in which they are listed. Public as well. */
export const quarterMeasures = [
  'again',
  'easter_again',
  'christmas_again',
  'still_26',
  'still_52',
  'served_26',
  'served_52',
  'group_26',
  'group_52',
  'gave_26',
  'gave_52',
  'regulars_start',
  'regulars_end',
  'regulars_new',
  'regulars_back',
  'regulars_less',
  'regulars_away',
  'away_since',
  'not_seen_back',
  'givers',
  'givers_first',
  'givers_stopped',
] as const;
export type QuarterMeasure = (typeof quarterMeasures)[number];

/** How many quarters a row is of. */
export const quarterSpans = [1, 2, 4] as const;
export type QuarterSpan = (typeof quarterSpans)[number];

/** Whether something is called different, and which way. */
export const peopleVerdicts = ['same', 'more', 'fewer'] as const;
export type PeopleVerdict = (typeof peopleVerdicts)[number];
