import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownFigureMessages } from '#contract/messages/count-setup.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { headcountTypesQuery, type OwnFigureChange } from '../api/setup.ts';

type Source = OwnFigureChange['source'];

type Props = {
  accountId: string;
  source: Source;
  onChange: (change: { source: Source }) => void;
};

/** Whether no headcount is chosen yet. */
export function isNowhere(source: Source): boolean {
  return source !== 'hand' && source.attendanceTypeIds.length === 0;
}

/** Typed, or headcounts of some types; a church whose Planning Center has none is not asked. */
export function SourceOfFigure({ accountId, source, onChange }: Props) {
  const { data: types = [] } = useQuery(headcountTypesQuery(useApi(), accountId));
  if (types.length === 0) {
    return null;
  }
  const { sourceOf } = ownFigureMessages;
  return (
    <>
      <NativeSelect
        label={ownFigureMessages.source}
        value={source === 'hand' ? 'hand' : 'provider'}
        data={(['hand', 'provider'] as const).map((value) => ({ value, label: sourceOf[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ source: value === 'hand' ? 'hand' : { attendanceTypeIds: [] } })
        }
      />
      {source === 'hand' ? null : (
        <Checkbox.Group
          label={ownFigureMessages.types}
          value={source.attendanceTypeIds}
          onChange={(attendanceTypeIds) => onChange({ source: { attendanceTypeIds } })}
        >
          <Stack gap="xs" mt="xs">
            {types.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={<bdi>{name}</bdi>} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </>
  );
}
