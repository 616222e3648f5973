import { sentences } from './sentences.ts';

/** Refusals of the letter's functions; the database raises the same sentences. */
export const letterRefusals = sentences('letterRefusals', {
  notSetUp: 'Email isn’t set up here, so nothing can be sent. Ask your Steeple administrator.',
  enoughTests: 'You’ve reached the limit for test emails. Please try again in an hour.',
  turnedDown:
    'This person said no to the weekly email. You can offer it again 90 days after they declined.',
});
