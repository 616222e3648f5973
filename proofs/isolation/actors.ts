import { type PersonName, userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { Asker } from '#proofs/isolation/oracle/specified-rights.ts';

/** Everybody who sends requests: the planted people, an anonymous person, and a forger of tokens. */
export type ActorName = PersonName | 'nobody' | 'forger';

/** Who each of them is at the time of the request, after changes since they signed in. */
const askers: Record<ActorName, Asker> = {
  boss: { userId: userId('boss'), role: 'super_admin', accountId: null },
  deputy: { userId: userId('deputy'), role: 'super_admin', accountId: null },
  grace: accountAdmin('grace', 'own'),
  colleague: accountAdmin('colleague', 'own'),
  onlooker: accountAdmin('onlooker', 'own', { mayOnlyLook: true }),
  giverless: accountAdmin('giverless', 'own', { withoutGiving: true }),
  harbor: accountAdmin('harbor', 'other'),
  homeless: accountAdmin('homeless', null),
  roleless: { userId: userId('roleless'), role: null, accountId: null },
  profileless: { userId: userId('profileless'), role: null, accountId: null },
  // A demotion ends the sessions, so the token is worthless.
  demoted: null,
  // Signed in at the other church; the same token now acts for the own one.
  moved: accountAdmin('moved', 'own'),
  // Signed in as an account admin; the same token now has no role.
  dismissed: { userId: userId('dismissed'), role: null, accountId: accountId('own') },
  deleted: null,
  signedOut: null,
  // The second step is missing.
  halfway: null,
  nobody: null,
  forger: null,
};

export const actorNames = Object.keys(askers).filter((name) => isActorName(name));

function isActorName(name: string): name is ActorName {
  return name in askers;
}

export function askerOf(name: ActorName): Asker {
  return askers[name];
}

type Marks = Pick<NonNullable<Asker>, 'mayOnlyLook' | 'withoutGiving'>;

function accountAdmin(name: PersonName, church: string | null, marks: Marks = {}): Asker {
  const accountOf = church && accountId(church);
  return { userId: userId(name), role: 'account_admin', accountId: accountOf, ...marks };
}

/** Forged tokens, made from one person's token to act as another. */
export function forgeTokens(own: string, wanted: string): string[] {
  const [ownHead = '', , ownSignature = ''] = own.split('.');
  const [, wantedClaims = ''] = wanted.split('.');
  const noSignature = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const flipped = `${own.slice(0, -20)}${own.at(-20) === 'A' ? 'B' : 'A'}${own.slice(-19)}`;
  return [
    `${ownHead}.${wantedClaims}.${ownSignature}`,
    `${noSignature}.${wantedClaims}.`,
    flipped,
    'null',
  ];
}
