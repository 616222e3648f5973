import { gaveOn, joinedOn, onTeams } from '#analytics/people/facts.ts';
import { areSamePeople } from '#analytics/people/gate.ts';
import type { Path } from '#analytics/people/path.ts';
import type { Product } from '#analytics/people/quarterly/quarterly.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { KeptChoices } from '../../church/choices.ts';
import type { Coverages } from '../readings/coverage-store.ts';
import { churchTime } from '../readings/history.ts';
import { type AtHand, recentDays } from './people-church.ts';

type ProductFacts = {
  atHand: AtHand;
  coverages: Coverages;
  choices: MeasureChoices;
  kept: KeptChoices;
  now: Date;
};

/** What can be told of each product that is joined to check-ins, and which has other ids. */
export function productsOf(path: Path, { atHand, coverages, choices, kept, now }: ProductFacts) {
  const { currentWeek } = churchTime(now, choices);
  const { from, to } = recentDays(currentWeek);
  const { church } = path;
  const { checkIns, firstSeen, firstVisits } = church.readings;
  const seen = new Set(atHand.listed);
  for (const { people } of [...checkIns, ...firstSeen]) {
    for (const person of people) {
      seen.add(person);
    }
  }
  for (const { person } of firstVisits) {
    seen.add(person);
  }
  const isSame = (
    facts: readonly { day: string; people: readonly string[] }[],
    isRecent: boolean,
  ) => {
    const recent = facts.filter(({ day }) => !isRecent || (day >= from && day <= to));
    return areSamePeople(new Set(recent.flatMap(({ people }) => people)), (one) => seen.has(one));
  };
  const same = {
    services: choices.serving?.source !== 'team_members' || isSame(onTeams(church), true),
    groups: isSame(joinedOn(church), false),
    giving: isSame(gaveOn(church), true),
  };
  const isRead = (product: keyof typeof same) => kept.available.refused[product] === undefined;
  const sinceServing =
    choices.serving?.source === 'check_ins'
      ? church.firstCheckIn
      : (coverages.get('team')?.firstDay ?? null);
  const open: Record<keyof typeof same, Product> = {
    services: {
      isOpen: choices.serving !== null && isRead('services') && same.services,
      since: sinceServing,
    },
    groups: {
      isOpen: choices.groups !== null && isRead('groups') && same.groups,
      since: coverages.get('groupJoins')?.firstDay ?? null,
    },
    giving: {
      isOpen: choices.giving !== null && isRead('giving') && same.giving,
      since: coverages.get('gifts')?.firstDay ?? null,
    },
  };
  const otherIds = (['services', 'groups', 'giving'] as const).filter((product) => !same[product]);
  return { open, otherIds };
}
