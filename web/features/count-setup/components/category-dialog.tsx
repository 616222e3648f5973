import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { perKinds } from '#contract/figures/own.ts';
import { type CountCategoryDraft, feedable } from '#contract/functions/counts.ts';
import { categoryMessages, setupMessages } from '#contract/messages/count-setup.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { feedWords } from './feed-words.ts';

type Props = {
  draft: CountCategoryDraft;
  isSaving: boolean;
  seesGiving: boolean;
  onSave: (category: CountCategoryDraft) => void;
  onClose: () => void;
};

/** One number that is typed. What it feeds stays as it was first chosen, because its counts do. */
export function CategoryDialog({ draft, isSaving, seesGiving, onSave, onClose }: Props) {
  const [category, setCategory] = useState(draft);
  const set = (change: Partial<CountCategoryDraft>) => setCategory({ ...category, ...change });
  const isNew = draft.id === null;
  const offered = feedable.filter((one) => seesGiving || one !== 'giving');
  return (
    <Dialog isOpen title={categoryMessages.edit} onClose={onClose} canClose={!isSaving}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ ...category, name: category.name.trim() });
        }}
      >
        <Stack>
          <TextInput
            label={setupMessages.name}
            value={category.name}
            maxLength={60}
            required
            data-autofocus
            onChange={({ currentTarget: { value } }) => set({ name: value })}
          />
          <NativeSelect
            label={categoryMessages.feeds}
            value={category.feeds}
            disabled={!isNew}
            data={(isNew ? offered : [category.feeds]).map((value) => ({
              value,
              label: feedWords(value),
            }))}
            onChange={({ currentTarget: { value } }) => {
              const feeds = feedable.find((one) => one === value) ?? 'attendance';
              set({ feeds, inAttendance: feeds === 'attendance' });
            }}
          />
          {category.feeds === 'attendance' || category.feeds === 'kids' ? (
            <Checkbox
              label={categoryMessages.inAttendance}
              description={categoryMessages.inAttendanceHint}
              checked={category.inAttendance}
              onChange={({ currentTarget: { checked } }) => set({ inAttendance: checked })}
            />
          ) : null}
          <NativeSelect
            label={categoryMessages.per}
            value={category.per}
            disabled={!isNew}
            data={perKinds.map((value) => ({ value, label: categoryMessages.perOf[value] }))}
            onChange={({ currentTarget: { value } }) =>
              set({ per: value === 'week' ? 'week' : 'service' })
            }
          />
          {isNew ? null : (
            <Checkbox
              label={categoryMessages.away}
              description={categoryMessages.awayHint}
              checked={category.away}
              onChange={({ currentTarget: { checked } }) => set({ away: checked })}
            />
          )}
          <Button type="submit" disabled={isSaving || category.name.trim() === ''}>
            {setupMessages.save}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
