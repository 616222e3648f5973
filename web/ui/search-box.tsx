import { CloseButton, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef } from 'react';
import { commonWords } from '#contract/messages/common.ts';

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** Filters a list while one types; Escape or the cross empties it. */
export function SearchBox({ label, placeholder, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        value === '' ? null : <CloseButton aria-label={commonWords.clearSearch} onClick={clear} />
      }
      maw={480}
      mb="md"
    />
  );
}
