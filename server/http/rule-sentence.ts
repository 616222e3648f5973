import type { DatabaseError } from 'pg';
import { knowledgeRefusals } from '#contract/messages/app.ts';
import { colleagueRefusals } from '#contract/messages/colleagues.ts';
import { countRefusals } from '#contract/messages/count-refusals.ts';
import { pulseRefusals } from '#contract/messages/dashboard.ts';
import { invitationRefusals } from '#contract/messages/invitations.ts';
import { letterRefusals } from '#contract/messages/letter-refusals.ts';
import { recommendationRefusals } from '#contract/messages/recommendations.ts';
import { twoStepRefusals } from '#contract/messages/two-steps.ts';
import { userRefusals } from '#contract/messages/users.ts';
import { speakIn } from './speak.ts';

/** What functions and triggers of the database say to a person; they raise it in English. */
const rules: readonly (() => string)[] = [
  () => knowledgeRefusals.tooMany,
  () => userRefusals.ownAccount,
  () => userRefusals.ownRole,
  () => userRefusals.lastSuperAdmin,
  () => invitationRefusals.switchedOff,
  () => invitationRefusals.enough,
  () => twoStepRefusals.ownDevice,
  () => pulseRefusals.tooManyNotes,
  () => pulseRefusals.tooManyLinks,
  () => recommendationRefusals.tooManyAnswers,
  () => colleagueRefusals.yourself,
  () => colleagueRefusals.lastWithAllRights,
  () => letterRefusals.enoughTests,
  () => letterRefusals.turnedDown,
  () => countRefusals.tooMany,
  () => countRefusals.tooManyLinks,
  () => countRefusals.tooManyFigures,
  () => countRefusals.tooManyImports,
];

/** What a rule of the database says, in the language of the person; undefined for any other error. */
export function ruleSentence({
  code,
  message,
}: Pick<DatabaseError, 'code' | 'message'>): string | undefined {
  return code === 'P0001' ? rules.find((rule) => speakIn('en', rule) === message)?.() : undefined;
}
