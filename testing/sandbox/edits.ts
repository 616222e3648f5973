import { countCheckIns } from '#sandbox/church/check-in-counts.ts';
import type { CheckIn } from '#sandbox/church/check-ins.ts';
import type { Church } from '#sandbox/church/church.ts';
import type { Donation } from '#sandbox/church/donations.ts';
import type { PersonMerger } from '#sandbox/church/entered-twice.ts';
import { markFirstTimes } from '#sandbox/church/first-times.ts';
import type { Group, GroupEvent } from '#sandbox/church/groups.ts';
import type { Headcount } from '#sandbox/church/headcounts.ts';
import type { TeamMember } from '#sandbox/church/team-members.ts';

/** What somebody changes by hand in a church's lists; lists that are missing stay as they are. */
export type Edit = {
  donations?(rows: readonly Donation[]): Donation[];
  headcounts?(rows: readonly Headcount[]): Headcount[];
  checkIns?(rows: readonly CheckIn[]): CheckIn[];
  team?(rows: readonly TeamMember[]): TeamMember[];
  groups?(rows: readonly Group[]): Group[];
  groupEvents?(rows: readonly GroupEvent[]): GroupEvent[];
  mergers?(rows: readonly PersonMerger[]): PersonMerger[];
};

/** Edits of the sandbox's churches, which are made anew for every hour. */
export function createEdits() {
  let edits: readonly Edit[] = [];
  const kept = new WeakMap<Church, { of: readonly Edit[]; church: Church }>();
  return {
    change: (edit: Edit): void => {
      edits = [...edits, edit];
    },
    apply: (church: Church): Church => {
      const known = kept.get(church);
      if (known?.of === edits) {
        return known.church;
      }
      const changed = edits.reduce(applyEdit, church);
      const edited = edits.some(({ checkIns }) => checkIns) ? withCounts(changed) : changed;
      kept.set(church, { of: edits, church: edited });
      return edited;
    },
  };
}

function applyEdit(church: Church, edit: Edit): Church {
  const headcounts = once(() => edit.headcounts?.(church.headcounts()) ?? church.headcounts());
  const byTime = once(() => Map.groupBy(headcounts(), ({ time }) => time.number));
  return {
    ...church,
    donations: once(() => edit.donations?.(church.donations()) ?? church.donations()),
    headcounts,
    headcountsOfTime: (time) => byTime().get(time.number) ?? [],
    checkIns: once(() => edit.checkIns?.(church.checkIns()) ?? church.checkIns()),
    teamMembersOf: (plan) => {
      const rows = church.teamMembersOf(plan);
      return edit.team?.(rows) ?? rows;
    },
    groups: once(() => edit.groups?.(church.groups()) ?? church.groups()),
    groupEvents: once(() => edit.groupEvents?.(church.groupEvents()) ?? church.groupEvents()),
    personMergers: once(() => edit.mergers?.(church.personMergers()) ?? church.personMergers()),
  };
}

/** What follows from check-ins, once for all edits. */
function withCounts(church: Church): Church {
  const checkIns = once(() =>
    markFirstTimes(
      church
        .checkIns()
        .map((row) => ({ ...row, isFirstTime: false }))
        .sort((one, other) => one.createdAt - other.createdAt || one.number - other.number),
    ),
  );
  return { ...church, checkIns, checkInCounts: once(() => countCheckIns(checkIns())) };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
