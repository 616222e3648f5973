import { Checkbox, Stack } from '@mantine/core';

type Props = {
  label: string;
  hint?: string;
  options: readonly { id: string; name: string; note?: string | undefined }[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Chooses some of the provider's records by name. */
export function IdChoice({ label, hint, options, value, onChange }: Props) {
  return (
    <Checkbox.Group label={label} description={hint} value={[...value]} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {options.map(({ id, name, note }) => (
          <Checkbox key={id} value={id} label={<bdi>{name}</bdi>} description={note} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
