import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import { secretPattern } from '#proofs/isolation/oracle/planted-secrets.ts';
import {
  type Asker,
  permits,
  type TableName,
  tables,
} from '#proofs/isolation/oracle/specified-rights.ts';
import { actorNames, askerOf } from './actors.ts';
import { deletedRows, endedConnections, pairsOf } from './changed-rows.ts';
import { secretsFrom, secretsOfOthers } from './known-secrets.ts';
import { linksOfLeavers } from './links-of-leavers.ts';
import { mailsOfChanges } from './mails-of-changes.ts';
import { keptReadings, missingConsequence, missingVersion } from './missing-consequences.ts';
import { crossingOfConsequences } from './permitted-consequences.ts';
import type { Answer, Ask } from './send.ts';

/** Judges answers and changes by the specification; each method returns the violation, or null. */
export type Judge = {
  /** Whether the answer reveals something that this person may not know. */
  crossingOfAnswer(ask: Ask, answer: Answer): string | null;
  /** Whether the answer to a permitted call shows an account admin something of another church. */
  crossingOfChurch(ask: Ask, answer: Answer): string | null;
  /** Whether the change was forbidden, or lacks a required consequence. */
  crossingOfChange(ask: Ask, changed: Difference): string | null;
};

export function createJudge(baseline: State): Judge {
  const secrets = new Map(actorNames.map((name) => [name, secretsFrom(baseline, name)]));
  const foreign = new Map(actorNames.map((name) => [name, secretsOfOthers(baseline, name)]));
  return {
    crossingOfChurch: (ask, answer) => leakOf(ask, answer, foreign.get(ask.actor)),
    crossingOfAnswer: (ask, answer) => {
      if (answer.status >= 500) {
        return `answered ${answer.status}: ${answer.text}`;
      }
      if (askerOf(ask.actor) === null && answer.status < 400) {
        return `answered ${answer.status} without a sign-in`;
      }
      return leakOf(ask, answer, secrets.get(ask.actor));
    },
    crossingOfChange: (ask, changed) => crossingOf(askerOf(ask.actor), changed, baseline),
  };
}

/** A secret that the answer shows and the request did not name. */
function leakOf(ask: Ask, answer: Answer, secrets?: ReadonlySet<string>): string | null {
  const told = new Set(decodeURIComponent(`${ask.path} ${ask.body ?? ''}`).match(secretPattern));
  const shown = `${answer.headers}\n${answer.text}`.match(secretPattern) ?? [];
  const leaked = shown.find((word) => !told.has(word) && secrets?.has(word));
  return leaked === undefined ? null : `showed ${leaked}: ${answer.text.slice(0, 300)}`;
}

function crossingOf(asker: Asker, changed: Difference, baseline: State): string | null {
  const crossings = tables.flatMap((table) => crossingsOfTable(asker, table, changed));
  const profiles = pairsOf('profiles', changed);
  const links = linksOfLeavers(baseline, profiles, changed);
  const churches = new Set(deletedRows('accounts', changed).map(({ id }) => id));
  const mails = mailsOfChanges(baseline, profiles, churches, changed);
  return (
    crossings[0] ??
    crossingOfConsequences(asker, changed, links, mails) ??
    missingConsequence(asker, changed) ??
    keptReadings(baseline, endedConnections(changed), changed) ??
    missingVersion(pairsOf('knowledge', changed), asker?.userId, changed) ??
    (links.left === undefined ? null : `left the shared link ${links.left} of somebody who left`) ??
    (mails.untold === undefined ? null : `did not tell ${mails.untold} of the change`) ??
    (mails.invitations.left === undefined
      ? null
      : `left the invitation ${mails.invitations.left}`) ??
    (mails.letters.left === undefined ? null : `left the letter ${mails.letters.left}`) ??
    (mails.leftLink === undefined ? null : `left the link ${mails.leftLink} to an old address`)
  );
}

function crossingsOfTable(asker: Asker, table: TableName, changed: Difference): string[] {
  const deletedChurches = new Set(deletedRows('accounts', changed).map(({ id }) => id));
  return pairsOf(table, changed)
    .filter(({ before, after }) => {
      const follows = before !== null && deletedChurches.has(before.account_id);
      const isCascade = follows && (table === 'integrations' || table === 'knowledge') && !after;
      return !isCascade && !permits(asker, { table, before, after });
    })
    .map(
      ({ before, after }) =>
        `changed ${table} from ${JSON.stringify(before)} to ${JSON.stringify(after)}`,
    );
}
