import { numberOf, relatedId, textOf } from './json-api.ts';
import { readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

/** A group, with how many members it says that it has. */
export type Group = { id: string; typeId: string | null; size: number };

/** Every group with its type; archived ones too, for their past meetings. */
export async function readGroups(
  { context }: Reading,
  archiveStatus: 'not_archived' | 'include',
): Promise<Group[]> {
  const { rows } = await readWholeList(context, '/groups/v2/groups', {
    'where[archive_status]': archiveStatus,
    'fields[Group]': 'memberships_count,archived_at,group_type',
  });
  return rows
    .filter((row) => archiveStatus === 'include' || textOf(row, 'archived_at') === null)
    .map((row) => ({
      id: row.id,
      typeId: relatedId(row, 'group_type'),
      size: numberOf(row, 'memberships_count') ?? 0,
    }));
}
