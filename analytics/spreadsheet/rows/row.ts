/** A count as it was understood. */
export type ReadRow = {
  /** `YYYY-MM-DD`; of a week, its first day. */
  date: string;
  /** `HH:MM`, a name, or null for the day as a whole. */
  service: string | null;
  campus: string | null;
  category: string;
  /** A figure of Steeple's, or `own_…`. */
  figure: string;
  /** People, or money in the currency's minor unit; null where nobody met. */
  value: number | null;
  noService?: true;
  span?: 'week';
  /** Whether the sheet's own total of people has it: kids, guests or helpers who are in attendance, too. */
  inAttendance?: true;
  /** Somebody's estimate, as they wrote it. */
  estimate?: true;
  /** Whether a question about it is open. */
  tentative?: true;
};

/** A row with what its questions need. */
export type Draft = {
  day: number;
  span: 'day' | 'week';
  service: string | null;
  campus: string | null;
  category: string;
  figure: string;
  value: number;
  isEstimate: boolean;
  isInTotal: boolean;
  isTentative: boolean;
  at: string;
};

/** A cell that cannot be read, as a sentence says. */
export type BadCell = { cell: string; text: string; error: string };
