import { sentences } from './sentences.ts';

/** Refusals of the letter's functions; the database raises the same sentences. */
export const letterRefusals = sentences('letterRefusals', {
  notSetUp: 'Mail isn’t set up here, so nothing can be sent. Ask whoever runs your Steeple.',
  enoughTests: 'That is enough test letters for now. Please try again in an hour.',
  turnedDown:
    'This person turned the weekly letter down. You can offer it again 90 days after that.',
});
