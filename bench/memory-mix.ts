import { randomUUID } from 'node:crypto';
import type { Load, Sent } from './load.ts';
import {
  asNobody,
  asPerson,
  ofConnection,
  readSession,
  type Session,
  type SignedInPerson,
  signInBody,
} from './people.ts';

/** Steps in one round. */
const roundLength = 20;
const roundsPerSignIn = 40;

/**
 * A day's requests in brief: on each connection, account admins alternately refresh, read their church
 * with the new access token and occasionally sign in again, and super admins read the list, add a church
 * and delete it.
 */
export function mixedRequests(admins: SignedInPerson[][], superAdmins: SignedInPerson[][]): Load {
  const mixes = admins.map((crew, connection) =>
    mixOf(crew, ofConnection(superAdmins, connection)),
  );
  return {
    requests: (connection) => [ofConnection(mixes, connection).current()],
    next: (connection, answer) => ofConnection(mixes, connection).next(answer),
  };
}

function mixOf(crew: SignedInPerson[], superAdmins: SignedInPerson[]) {
  const sessions = crew.map(({ session }) => session);
  let step = 0;
  let churchId = randomUUID();
  const turn = () => Math.floor(step / roundLength) % crew.length;
  const current = (): Sent => {
    const person = ofConnection(crew, turn());
    const session = ofConnection(sessions, turn());
    const superAdmin = ofConnection(superAdmins, turn()).session;
    switch (step % roundLength) {
      case 0:
        return step % (roundLength * roundsPerSignIn) === roundLength
          ? signingIn(person.email)
          : refreshing(session);
      case 10:
        return refreshing(session);
      case 5:
        churchId = randomUUID();
        return adding(churchId, superAdmin);
      case 6:
        return deleting(churchId, superAdmin);
      case 7:
      case 12:
      case 17:
        return reading('select=*&order=created_at.desc', superAdmin);
      case 8:
      case 13:
        return reading('select=*&order=created_at.desc', session);
      default:
        return reading(`select=*&id=eq.${person.accountId}`, session);
    }
  };
  return {
    current,
    next: (answer: string): Sent => {
      // Steps 0 and 10 answer a new session.
      if (step % (roundLength / 2) === 0) {
        sessions[turn()] = readSession(answer);
      }
      step += 1;
      return current();
    },
  };
}

function signingIn(email: string): Sent {
  const path = '/auth/v1/token?grant_type=password';
  return { method: 'POST', path, headers: asNobody, body: signInBody(email) };
}

function refreshing({ refresh_token }: Session): Sent {
  const path = '/auth/v1/token?grant_type=refresh_token';
  return { method: 'POST', path, headers: asNobody, body: JSON.stringify({ refresh_token }) };
}

function reading(query: string, session: Session): Sent {
  return {
    method: 'GET',
    path: `/rest/v1/accounts?${query}`,
    headers: asPerson(session),
    body: '',
  };
}

function adding(id: string, session: Session): Sent {
  const body = JSON.stringify({ id, account_name: 'Church of a minute', user_id: session.user.id });
  return { method: 'POST', path: '/rest/v1/accounts', headers: asPerson(session), body };
}

function deleting(id: string, session: Session): Sent {
  const path = `/rest/v1/accounts?id=eq.${id}`;
  return { method: 'DELETE', path, headers: asPerson(session), body: '' };
}
