import { letterRefusals } from './letter-refusals.ts';
import { sentences } from './sentences.ts';

/** The weekly letter, where a person asks for it or ends it. */
export const letterSettingsMessages = sentences('letterSettingsMessages', {
  heading: 'Weekly Email',
  text: (church: string) =>
    `What ${church}’s dashboard says, in your inbox the morning after your services.`,
  subscribed: 'Send me the weekly email',
  evenWhenNothing: 'Send it even when there are no numbers',
  evenWhenNothingText: 'Otherwise we skip those weeks.',
  next: (when: string) => `The next one comes ${when}.`,
  test: 'Send me one now',
  testing: 'Sending...',
  tested: 'On its way. It goes to your own address only.',
  testedInDemo: 'Sent. You’ll find it in the demo’s inbox.',
  testFailed: 'We couldn’t send it. Please try again.',
  saved: (isOn: boolean) =>
    isOn ? 'Saved. You’ll get the weekly email.' : 'Saved. You won’t get the weekly email.',
  saveFailed: 'We couldn’t save that. Please try again.',
  loadFailed: 'We couldn’t load your email settings.',
  offered: (who: string) =>
    who === '' ? 'Someone on your team offered you this email.' : `${who} offered you this email.`,
  accept: 'Yes, send it to me',
  decline: 'No, thanks',
  notSetUp: letterRefusals.notSetUp,
});

/** The weekly letter on the page of colleagues. */
export const letterOfferWords = sentences('letterOfferWords', {
  column: 'Weekly email',
  gets: 'Gets it',
  offered: 'Offered',
  doesNot: 'No',
  offer: 'Offer',
  offerTo: (name: string) => `Offer the weekly email to ${name}`,
  done: (name: string) => `Offer sent. ${name} will get an email and can say yes or no.`,
  failed: 'We couldn’t offer it. Please try again.',
});

/** The page that a letter's link to stop opens. */
export const letterStopMessages = sentences('letterStopMessages', {
  title: 'Stop the weekly email?',
  text: 'You won’t get it anymore. You can turn it back on in your profile.',
  stop: 'Unsubscribe',
  stopping: 'Unsubscribing...',
  stopped: 'You’re unsubscribed. You won’t get the weekly email anymore.',
  failed: 'We couldn’t unsubscribe you. Please try again.',
  unknown: 'This link doesn’t work. You can stop the weekly email in your profile.',
  profile: 'Go to your profile',
});
