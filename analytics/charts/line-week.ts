import type { Expectation } from '#contract/expectation.ts';

/** An expectation, with its wider range where that is drawn. */
export type DrawnExpectation = Pick<Expectation, 'low80' | 'high80'> &
  Partial<Pick<Expectation, 'low95' | 'high95'>>;

/** One week of a line, as needed for drawing. */
export type LineWeek = {
  /** Null leaves a gap. */
  value: number | null;
  /** A partial value: drawn differently, and not judged. */
  isProvisional: boolean;
  expected: DrawnExpectation | null;
  lastYear?: number | null;
  /** Before the connection or in the future, and so not a gap. */
  isUnread?: boolean;
  /** How its point is marked; null for an ordinary one. */
  mark: 'unusual' | 'shift' | null;
};
