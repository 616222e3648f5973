import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { auditWords } from '#contract/messages/audit.ts';

const settleMs = 300;

type Props = { value: string; onChange: (person: string) => void };

/** Filters by part of a name or an e-mail, after a pause in typing. */
export function PersonField({ value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const settle = useDebouncedCallback(onChange, settleMs);
  const { pathname } = useLocation();
  const destination = useNavigation().location;
  // Another filter is a navigation too, but stays here.
  const isLeaving = destination !== undefined && destination.pathname !== pathname;

  // The filter came with another address.
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }

  // What was typed before that is no longer wanted. Before the next key, which is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the occasion
  useLayoutEffect(() => settle.cancel(), [value, settle]);

  // Writing the address now would call the person back who has just clicked on a link.
  useEffect(() => {
    if (isLeaving) {
      settle.cancel();
    }
  }, [isLeaving, settle]);

  const change = (next: string) => {
    setText(next);
    settle(next);
  };
  return (
    <TextInput
      label={auditWords.person}
      placeholder={auditWords.nameOrEmail}
      maxLength={254}
      autoComplete="off"
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && change('')}
      rightSection={
        text === '' ? null : (
          <CloseButton aria-label={auditWords.clearPerson} onClick={() => change('')} />
        )
      }
    />
  );
}
