import { letterRefusals } from './letter-refusals.ts';
import { sentences } from './sentences.ts';

/** The weekly letter, where a person asks for it or ends it. */
export const letterSettingsMessages = sentences('letterSettingsMessages', {
  heading: 'Weekly Letter',
  text: (church: string) =>
    `What the dashboard of ${church} says, in your mailbox the morning after your services.`,
  subscribed: 'Send me the letter',
  evenWhenNothing: 'Also when there is nothing to say',
  evenWhenNothingText: 'Otherwise we skip weeks without any numbers.',
  next: (when: string) => `The next one comes ${when}.`,
  test: 'Send me one now',
  testing: 'Sending...',
  tested: 'On its way. It goes to your own address only.',
  testedInDemo: 'Sent. You’ll find it in the demo’s mailbox.',
  testFailed: 'We couldn’t send it. Please try again.',
  saved: (isOn: boolean) =>
    isOn ? 'Saved. You’ll get the letter.' : 'Saved. You won’t get the letter.',
  saveFailed: 'We couldn’t save that. Please try again.',
  loadFailed: 'We couldn’t load your letter.',
  offered: (who: string) =>
    who === '' ? 'A colleague offered you this letter.' : `${who} offered you this letter.`,
  accept: 'Yes, send it to me',
  decline: 'No, thanks',
  notSetUp: letterRefusals.notSetUp,
});

/** The weekly letter on the page of colleagues. */
export const letterOfferWords = sentences('letterOfferWords', {
  column: 'Weekly letter',
  gets: 'Gets it',
  offered: 'Offered',
  doesNot: 'No',
  offer: 'Offer',
  offerTo: (name: string) => `Offer the weekly letter to ${name}`,
  done: (name: string) => `Offer sent. ${name} will get an email and can say yes or no.`,
  failed: 'We couldn’t offer it. Please try again.',
});

/** The page that a letter's link to stop opens. */
export const letterStopMessages = sentences('letterStopMessages', {
  title: 'Stop the weekly letter?',
  text: 'You won’t get it any more. You can turn it on again on your profile page.',
  stop: 'Stop these letters',
  stopping: 'Stopping...',
  stopped: 'Stopped. You won’t get the weekly letter any more.',
  failed: 'We couldn’t stop it. Please try again.',
  unknown: 'This link doesn’t work. You can stop the letter on your profile page.',
  profile: 'Go to your profile',
});
