import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/measure-reasons.ts';
import type { KeptChoices } from '../../readings/choices-store.ts';
import { countryOfZone } from './rails-zones.ts';
import type { Catalogue } from './read-catalogue.ts';
import { suggestAttendance } from './suggest-attendance.ts';
import { suggestGuests } from './suggest-guests.ts';
import { suggestKids } from './suggest-kids.ts';
import type { Suggested } from './suggested.ts';

type Suggestion = Pick<KeptChoices, 'suggested' | 'reasons'> & {
  /** Their answers' choices change what counts now: what was chosen, else what is suggested. */
  questions: MeasureQuestion[];
};

/**
 * Suggests what counts, with a sentence for each part.
 *
 * @param kept the current choices; suggestions of the other integration's reader are preserved
 */
export function suggestChoices(catalogue: Catalogue, kept: KeptChoices): Suggestion {
  const attendance = suggestAttendance(catalogue);
  const parts = {
    ...suggestPlace(catalogue),
    weekStartsOn: suggestWeek(catalogue, attendance.choice),
    attendance,
    kids: suggestKids(catalogue),
    firstTimeGuests: suggestGuests(catalogue, attendance.choice),
    serving: suggestServing(catalogue),
    groups: suggestGroups(catalogue),
    giving: suggestGiving(catalogue),
    seats: { choice: kept.suggested.seats, reason: measureReasons.seats },
  };
  const { brandTerms } = kept.suggested;
  return {
    suggested: {
      weekStartsOn: parts.weekStartsOn.choice,
      timeZone: parts.timeZone.choice,
      country: parts.country.choice,
      easter: parts.easter.choice,
      attendance: parts.attendance.choice,
      kids: parts.kids.choice,
      firstTimeGuests: parts.firstTimeGuests.choice,
      serving: parts.serving.choice,
      groups: parts.groups.choice,
      giving: parts.giving.choice,
      seats: parts.seats.choice,
      brandTerms,
    },
    reasons: {
      ...kept.reasons,
      ...Object.fromEntries(Object.entries(parts).map(([key, { reason }]) => [key, reason])),
    },
    questions: [],
  };
}

function suggestPlace({ church }: Catalogue): {
  timeZone: Suggested<'timeZone'>;
  country: Suggested<'country'>;
  easter: Suggested<'easter'>;
} {
  const zone = church.timeZone;
  const country = /^[A-Z]{2}$/.test(church.country ?? '') ? church.country : null;
  const where = country ?? countryOfZone(zone ?? '');
  return {
    timeZone: {
      choice: zone ?? 'America/New_York',
      reason: zone ? measureReasons.timeZone(zone) : measureReasons.timeZoneUnknown,
    },
    country: { choice: where, reason: measureReasons.country(where) },
    easter: /orthodox/i.test(church.name)
      ? { choice: 'orthodox', reason: measureReasons.easterOrthodox }
      : { choice: 'western', reason: measureReasons.easterWestern },
  };
}

function suggestWeek(
  { samples }: Catalogue,
  attendance: MeasureChoices['attendance'],
): Suggested<'weekStartsOn'> {
  const main = samples.filter(({ eventId }) => attendance.some((one) => one.eventId === eventId));
  const isSaturday = main.length > 0 && main.every(({ isOnSaturday }) => isOnSaturday);
  return isSaturday
    ? { choice: 'sunday', reason: measureReasons.weekForSaturday }
    : { choice: 'monday', reason: measureReasons.weekForSunday };
}

function suggestServing({ available, samples }: Catalogue): Suggested<'serving'> {
  if (available.serviceTypes.length > 0) {
    const serviceTypeIds = available.serviceTypes.map(({ id }) => id);
    return {
      choice: { source: 'team_members', serviceTypeIds },
      reason: measureReasons.servingByTeams,
    };
  }
  return samples.some(({ volunteers }) => volunteers > 0)
    ? { choice: { source: 'check_ins' }, reason: measureReasons.servingByCheckIns }
    : { choice: null, reason: measureReasons.servingNone };
}

function suggestGroups({ available: { groupTypes, refused } }: Catalogue): Suggested<'groups'> {
  if (groupTypes.length === 0) {
    return { choice: null, reason: refused.groups ?? measureReasons.groupsNone };
  }
  const staff = groupTypes.filter(({ name }) => /\bstaff\b/i.test(name));
  const others = groupTypes.filter((type) => !staff.includes(type));
  return staff.length === 0 || others.length === 0
    ? { choice: { groupTypeIds: 'all' }, reason: measureReasons.groupsAll }
    : {
        choice: { groupTypeIds: others.map(({ id }) => id) },
        reason: measureReasons.groupsWithoutStaff(staff.map(({ name }) => name)),
      };
}

function suggestGiving({ available: { funds, refused } }: Catalogue): Suggested<'giving'> {
  if (funds.length === 0) {
    return { choice: null, reason: refused.giving ?? measureReasons.givingNone };
  }
  const general = funds.filter(
    ({ name, isDefault }) => isDefault || /\b(general|tithes?|budget)\b/i.test(name),
  );
  return general.length === 0
    ? { choice: { fundIds: 'all' }, reason: measureReasons.givingAll }
    : {
        choice: { fundIds: general.map(({ id }) => id) },
        reason: measureReasons.givingFunds(general.map(({ name }) => name)),
      };
}
