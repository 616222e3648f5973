import type { State } from './database-state.ts';
import type { Row } from './specified-rights.ts';

const givingFigures = ['giving', 'giving_settled', 'giving_units', 'recurring_share'];
const isGiving = (figure: unknown) => givingFigures.some((giving) => giving === figure);

/**
 * What tells of giving in a world: rows of its figures, cards about them with what was answered and sent,
 * and the parts of rows that hold other things too.
 */
export function toldOfGiving(state: State): unknown[] {
  const rowsOf = (table: string) => state.get(`analytics.${table}`) ?? [];
  const ofFigures = [
    'figures',
    'superseded_figures',
    'forecasts',
    'forecast_weeks',
    'questions',
  ].flatMap((table) => rowsOf(table).filter(({ figure }) => isGiving(figure)));
  const cards = rowsOf('recommendations').filter(({ finding_id }) =>
    givingFigures.some((figure) => String(finding_id).includes(`:${figure}:`)),
  );
  const ids = new Set(cards.map(({ id }) => id));
  const ofCards = ['recommendation_answers', 'model_requests'].flatMap((table) =>
    rowsOf(table).filter(({ recommendation_id }) => ids.has(recommendation_id)),
  );
  const parts = [
    ...rowsOf('recommendation_weeks').flatMap((row) => listOf(row, 'looked_at')),
    ...rowsOf('expected_weeks').flatMap(({ expected }) => entriesOf(expected)),
  ].filter((part) => JSON.stringify(part).match(/recurring_share|giving/));
  const counted = [
    ...['own_figures', 'count_categories', 'count_batches'],
    ...['counts', 'count_revisions', 'count_questions'],
  ].flatMap((table) => rowsOf(table).filter(({ is_money }) => is_money === true));
  const goals = rowsOf('goals').filter(({ figure }) => /^(giving|recurring)/.test(String(figure)));
  const quarters = rowsOf('quarters').filter(({ measure }) =>
    /^(gave|givers)/.test(String(measure)),
  );
  return [...ofFigures, ...quarters, ...goals, ...counted, ...cards, ...ofCards, ...parts];
}

function listOf(row: Row, column: string): unknown[] {
  const value = row[column];
  return Array.isArray(value) ? value : [];
}

function entriesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
