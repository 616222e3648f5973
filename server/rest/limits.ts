/**
 * Limits of one request. Bodies, rows and time are limited by the configuration (`BODY_BYTES_MAX`,
 * `ROWS_MAX`, `REQUEST_TIMEOUT_MS`).
 */
export const limits = {
  /** Embeds within embeds: `a(b(c()))` is 3. */
  embedDepthMax: 3,
  /**
   * Tables read by one statement. Filters on embeds repeat the embed, so a short request could name
   * thousands, and the planner of PostgreSQL ignores time-outs.
   */
  tablesReadMax: 30,
  /** Columns and embeds named in one `select`, all levels together. */
  selectItemsMax: 100,
  /** `and`/`or` groups within each other. */
  logicDepthMax: 5,
  /** Filters of one request, those inside groups included. */
  filtersMax: 50,
  /** Values of one `in` list. */
  listValuesMax: 1000,
  /** Columns of one `order`. */
  orderTermsMax: 10,
  /** Objects and arrays within each other in a body. */
  bodyDepthMax: 32,
  /** Objects and arrays in a body, all together, and values with a key. */
  bodyPartsMax: 50_000,
  /** Different keys in a body, on all levels together; the widest table has some ten columns. */
  bodyNamesMax: 200,
  /** Bytes of an answer; enough for twenty thousand entries of some length. */
  answerBytesMax: 16_777_216,
  /** Quick statements of one person at once, in each process. */
  statementsPerPersonMax: 8,
  /**
   * Characters answered to one person that may wait to be received: four of the largest answers.
   */
  unreadCharactersMax: 67_108_864,
  /** Bytes of an output name; PostgreSQL silently cuts longer ones. */
  nameBytesMax: 63,
  /** Characters of a query string that an error repeats. */
  echoCharactersMax: 200,
} as const;
