/**
 * The condition of a card that tells nothing of few givers: every way out of the stored cards has it. The
 * figures' own weeks are hidden where they are parsed (`hideFewGivers`).
 *
 * @param card the name of its row of `analytics.recommendations`, where other rows stand beside it
 */
export function isShowable(card?: string): string {
  const row = card ? `${card}.` : '';
  return `not private.tells_of_few_givers(${row}account_id, ${row}finding)`;
}
