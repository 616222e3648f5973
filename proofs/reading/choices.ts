import type { MeasureChoices } from '#contract/functions/measures.ts';
import { eventNumbers } from '#sandbox/church/check-in-events.ts';
import type { Church } from '#sandbox/church/church.ts';
import { demoChoices } from '#testing/figures/demo-church.ts';

/**
 * What a sandbox church counts here: heads on Sundays and check-ins on Wednesdays, so that every kind is
 * read and the two are added.
 */
export function choicesOf(church: Church): MeasureChoices {
  const id = ({ number }: { number: number }) => church.id(number);
  const counted = church
    .attendanceTypes()
    .filter(({ event, name }) => event.number === eventNumbers.sunday && /Adults|Kids/.test(name));
  const isWeekly = (number: number) =>
    number === eventNumbers.sunday || number === eventNumbers.wednesday;
  const rooms = church
    .locations()
    .filter(({ event, childOrAdult }) => isWeekly(event.number) && childOrAdult === 'child');
  const general = church.funds().filter(({ isDefault }) => isDefault);
  return {
    ...demoChoices,
    timeZone: church.spec.organization.timeZone,
    attendance: [
      {
        eventId: church.id(eventNumbers.sunday),
        source: 'headcounts',
        attendanceTypeIds: counted.map(id),
      },
      { eventId: church.id(eventNumbers.wednesday), source: 'check_ins' },
    ],
    kids: { locationIds: rooms.map(id) },
    firstTimeGuests: {
      source: 'first_time_check_ins',
      ids: [church.id(eventNumbers.sunday)],
    },
    serving: { source: 'team_members', serviceTypeIds: church.serviceTypes().map(id) },
    giving: { fundIds: general.map(id) },
    seats: null,
    brandTerms: [],
  };
}
