/** Refusals of the letter's functions; the database raises the same sentences. */
export const letterRefusals = {
  notSetUp: 'Mail isn’t set up here, so nothing can be sent. Ask whoever runs your Steeple.',
  enoughTests: 'That is enough test letters for now. Please try again in an hour.',
} as const;
