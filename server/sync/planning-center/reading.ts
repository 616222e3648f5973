import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { ReaderContext } from '../reader.ts';
import type { PeopleKey } from '../readings/people-key.ts';
import type { Span } from '../readings/reading-store.ts';
import type { ChurchClock } from './church-clock.ts';

/** The context for reading one window. */
export type Reading = {
  context: ReaderContext;
  choices: MeasureChoices;
  available: MeasureAvailable;
  clock: ChurchClock;
  hash: PeopleKey['hash'];
  span: Span;
  /** The most rows of a list; longer ones are read in parts. */
  rowsMax?: number | undefined;
};
