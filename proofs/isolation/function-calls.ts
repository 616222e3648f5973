import { noteId, shareLinkId } from '#proofs/isolation/oracle/planted-dashboards.ts';
import { choicesAt, weekQuestionId } from '#proofs/isolation/oracle/planted-figures.ts';
import { invitationId } from '#proofs/isolation/oracle/planted-invitations.ts';
import { suppressedAddress } from '#proofs/isolation/oracle/planted-mails.ts';
import { recommendationId } from '#proofs/isolation/oracle/planted-recommendations.ts';
import {
  emailOf,
  type PersonName,
  profileId,
  userId,
} from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId, plantedId } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { Asker } from '#proofs/isolation/oracle/specified-rights.ts';
import { countCalls } from './count-calls.ts';

/** An origin that the test servers allow for connecting. */
export const churchOrigin = 'https://dashboard.church.test';

/** The target of a call. */
export type Aim = { target: PersonName; church: string };

export type FunctionCall = {
  body(aim: Aim): Record<string, unknown>;
  /** Whether the specification lets this person do it. */
  isFor(asker: Asker, aim: Aim): boolean;
};

const superAdmins: FunctionCall['isFor'] = (asker) => asker?.role === 'super_admin';

/** Everybody who is signed in, for themselves. */
const whoever: FunctionCall['isFor'] = (asker) => asker !== null;

/** An account admin for their own church, a super admin for any church. */
const thoseOfTheChurch: FunctionCall['isFor'] = (asker, { church }) =>
  asker !== null &&
  (asker.role === 'super_admin' ||
    (asker.role === 'account_admin' && asker.accountId === accountId(church)));

/** The same, but for those who may only look. */
const thoseWhoChangeIt: FunctionCall['isFor'] = (asker, aim) =>
  thoseOfTheChurch(asker, aim) && !asker?.mayOnlyLook;

const ofChurch = (more: Record<string, unknown> = {}): FunctionCall => ({
  body: ({ church }) => ({ accountId: accountId(church), ...more }),
  isFor: thoseOfTheChurch,
});

const changesChurch = (more: Record<string, unknown> = {}): FunctionCall => ({
  ...ofChurch(more),
  isFor: thoseWhoChangeIt,
});

/** Super admins, and account admins of the church with all rights. */
const thoseWhoMark: FunctionCall['isFor'] = (asker, aim) =>
  thoseWhoChangeIt(asker, aim) && !asker?.withoutGiving;

/** The one core entry with library data. */
const savedEntryId = plantedId('knowledge core too');
const nothingBeside = {
  rules: [],
  sizeFrom: null,
  sizeTo: null,
  reviewOn: null,
  sourceAuthor: null,
  sourceTitle: null,
  sourceUrl: null,
};

/** Every function that is served: a new one takes one line here and one in function-outcomes.ts. */
export const functionCalls: Record<string, FunctionCall> = {
  'create-user': {
    body: ({ church, target }) => ({
      email: `new-${emailOf(target)}`,
      first_name: 'New',
      last_name: 'Person',
      phone_number: null,
      role: 'account_admin',
      password: 'long enough',
      account_id: accountId(church),
    }),
    isFor: superAdmins,
  },
  'invite-user': {
    body: ({ church, target }) => ({
      email: `new-${emailOf(target)}`,
      first_name: 'New',
      last_name: 'Person',
      role: 'account_admin',
      account_id: accountId(church),
    }),
    isFor: thoseWhoMark,
  },
  invitations: { ...ofChurch(), isFor: thoseWhoMark },
  'invitation-end': {
    body: ({ church }) => ({ id: invitationId(church) }),
    isFor: thoseWhoMark,
  },
  'platform-settings': {
    body: ({ target }) => (target === 'colleague' ? { adminsMayInvite: false } : {}),
    isFor: superAdmins,
  },
  'delete-user': { body: ({ target }) => ({ userId: userId(target) }), isFor: superAdmins },
  'reset-user-password': {
    body: ({ target }) => ({ userId: userId(target), newPassword: 'long enough' }),
    isFor: superAdmins,
  },
  'reset-two-steps': {
    // The one whose device counts is nobody else's target.
    body: ({ target }) => ({ userId: userId(target === 'harbor' ? 'halfway' : target) }),
    isFor: superAdmins,
  },
  'account-export': changesChurch(),
  sessions: { body: () => ({}), isFor: whoever },
  'session-end': { body: () => ({ others: true }), isFor: whoever },
  'letter-settings': ofChurch(),
  'letter-settings-save': ofChurch({ subscribed: true, evenWhenNothing: false }),
  'letter-offer': {
    body: ({ church, target }) => ({ accountId: accountId(church), profileId: profileId(target) }),
    // To somebody else who works there.
    isFor: (asker, aim) =>
      ['own colleague', 'other harbor'].includes(`${aim.church} ${aim.target}`) &&
      asker?.userId !== userId(aim.target) &&
      thoseWhoMark(asker, aim),
  },
  'letter-test': ofChurch(),
  'mail-log': {
    body: ({ church }) => ({ accountId: accountId(church) }),
    isFor: superAdmins,
  },
  'mail-allow': {
    body: ({ target }) => ({ address: suppressedAddress(target) }),
    isFor: superAdmins,
  },
  'audit-log': { body: ({ target }) => ({ actorId: userId(target) }), isFor: superAdmins },
  'audit-log-export': { body: () => ({ format: 'jsonl' }), isFor: superAdmins },
  'church-pulse': ofChurch(),
  'figure-look': ofChurch({ tile: 'attendance', weeks: 13 }),
  'church-report': ofChurch({ quarter: '2018-Q3', showsGiving: true }),
  // Writes one and changes one: each has a policy of its own.
  'annotation-save': {
    body: ({ church, target }) => ({
      accountId: accountId(church),
      ...(target === 'colleague' || target === 'deputy' ? { id: noteId(church) } : {}),
      from: '2026-11-22',
      to: '2026-11-22',
      text: 'Ice storm',
      kind: 'weather',
      doesNotCount: true,
    }),
    isFor: thoseWhoChangeIt,
  },
  'annotation-delete': {
    body: ({ church }) => ({ accountId: accountId(church), id: noteId(church) }),
    isFor: thoseWhoChangeIt,
  },
  'share-link-create': changesChurch({ label: 'The board', days: 30, showsGiving: false }),
  'share-link-revoke': {
    body: ({ church }) => ({ accountId: accountId(church), id: shareLinkId(church) }),
    isFor: thoseWhoChangeIt,
  },
  'share-links': ofChurch(),
  'google-oauth-init': changesChurch({ origin: churchOrigin }),
  'planning-center-oauth-init': changesChurch({ origin: churchOrigin }),
  'google-search-console-properties': ofChurch(),
  'google-search-console-data': ofChurch(),
  'google-search-console-select-property': changesChurch({ propertyUrl: 'https://example.test/' }),
  'planning-center-organization-info': ofChurch(),
  'church-forecast': ofChurch({ figure: 'attendance' }),
  // Both ways: each has a policy of its own, and only the church's own admins begin it.
  'forecast-sharing': {
    body: ({ church, target }) => ({
      accountId: accountId(church),
      shared: target === 'colleague',
    }),
    isFor: (asker, aim) =>
      thoseWhoChangeIt(asker, aim) &&
      (aim.target !== 'colleague' || asker?.role === 'account_admin'),
  },
  'sync-start': changesChurch({ integrationType: 'planning_center' }),
  'sync-status': ofChurch(),
  'connections-health': { body: () => ({}), isFor: superAdmins },
  'church-recommendations': ofChurch(),
  // Reads them and changes them; only the church's own admins turn it on.
  'recommendation-settings': {
    body: ({ church, target }) => ({
      accountId: accountId(church),
      ...(target === 'colleague' ? { isOn: false } : {}),
      ...(target === 'deputy' ? { isOn: true } : {}),
    }),
    isFor: (asker, aim) =>
      (aim.target === 'colleague' ? thoseWhoChangeIt : thoseOfTheChurch)(asker, aim) &&
      (aim.target !== 'deputy' || (asker?.role === 'account_admin' && !asker.mayOnlyLook)),
  },
  'recommendation-answer': {
    body: ({ church }) => ({
      accountId: accountId(church),
      id: recommendationId(church),
      answer: 'done',
    }),
    isFor: thoseWhoChangeIt,
  },
  'library-entry': { body: () => ({ id: savedEntryId }), isFor: superAdmins },
  'library-entry-save': {
    body: ({ target }) => ({
      id: target === 'colleague' ? savedEntryId : plantedId('knowledge core'),
      entry: { ...nothingBeside, status: 'retired' },
    }),
    isFor: superAdmins,
  },
  'library-dry-run': {
    body: ({ church }) => ({ accountId: accountId(church) }),
    isFor: superAdmins,
  },
  'goal-save': changesChurch({ tile: 'attendance', year: 2019, value: 200 }),
  'question-answer': {
    body: ({ church }) => ({
      accountId: accountId(church),
      id: weekQuestionId(church),
      answer: null,
    }),
    isFor: thoseWhoChangeIt,
  },
  'measure-choices': ofChurch(),
  'measure-choices-save': {
    // One call is a preview.
    body: ({ church, target }) => ({
      accountId: accountId(church),
      choices: choicesAt(church),
      preview: target === 'colleague',
    }),
    isFor: thoseWhoChangeIt,
  },
  ...countCalls({ ofChurch, changesChurch, thoseWhoChangeIt }),
  'church-figures': ofChurch(),
  'church-people': ofChurch(),
  colleagues: { ...ofChurch(), isFor: thoseWhoMark },
  'profile-marks-save': {
    body: ({ target }) => ({
      profileId: profileId(target),
      mayOnlyLook: true,
      withoutGiving: false,
    }),
    // Nobody marks themselves, a super admin, or the last who has all rights. Whose church it is, the target says.
    isFor: (asker, { target }) =>
      ['colleague', 'grace'].includes(target) &&
      asker?.userId !== userId(target) &&
      thoseWhoMark(asker, { target, church: 'own' }),
  },
};

export const functionNames = Object.keys(functionCalls);

/** The providers' redirect targets; permission is bound to the browser, not to a token. */
export const callbackNames = ['google-oauth-callback', 'planning-center-oauth-callback'];

/**
 * Functions without sign-in: the token in the body is the permission
 * (server/functions/shared-pulse, server/functions/counts).
 */
export const openNames = ['shared-pulse', 'shared-report', 'count-link-open', 'count-link-save'];
