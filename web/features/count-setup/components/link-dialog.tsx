import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CountCategory, CountService } from '#contract/functions/counts.ts';
import { countLinkMessages } from '#contract/messages/count-setup.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useMakeCountLink } from '../api/setup.ts';
import { refusalOr } from './use-save-setup.ts';

const lives = ['90', '30', '7'] as const;

type Props = {
  accountId: string;
  services: readonly CountService[];
  categories: readonly CountCategory[];
  onClose: () => void;
};

/** Makes a counting link for named services, and shows its address once. */
export function LinkDialog({ accountId, services, categories, onClose }: Props) {
  const making = useMakeCountLink(accountId);
  const { save, isSaving } = useSaving(making, {
    logged: 'A counting link could not be made.',
    saved: () => countLinkMessages.made,
    failed: (error) => ({ text: refusalOr(error, countLinkMessages.makeFailed) }),
  });
  const [label, setLabel] = useState('');
  const [days, setDays] = useState<string>(lives[0]);
  const [serviceIds, setServices] = useState(services.map(({ id }) => id));
  const [categoryIds, setCategories] = useState(categories.map(({ id }) => id));
  const isWhole = label.trim() !== '' && serviceIds.length > 0 && categoryIds.length > 0;
  const path = making.data?.path;
  return (
    <Dialog isOpen title={countLinkMessages.make} onClose={onClose} canClose={!isSaving}>
      {path === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save({ label: label.trim(), serviceIds, categoryIds, days: Number(days) });
          }}
        >
          <Stack>
            <TextInput
              label={countLinkMessages.label}
              description={countLinkMessages.labelHint}
              value={label}
              maxLength={100}
              required
              data-autofocus
              onChange={({ currentTarget: { value } }) => setLabel(value)}
            />
            <Several
              label={countLinkMessages.services}
              all={services}
              chosen={serviceIds}
              onChosen={setServices}
            />
            <Several
              label={countLinkMessages.categories}
              all={categories}
              chosen={categoryIds}
              onChosen={setCategories}
            />
            <NativeSelect
              label={countLinkMessages.days}
              value={days}
              data={lives.map((value) => ({ value, label: countLinkMessages.lives[value] }))}
              onChange={({ currentTarget: { value } }) => setDays(value)}
            />
            <Button type="submit" disabled={isSaving || !isWhole}>
              {countLinkMessages.create}
            </Button>
          </Stack>
        </form>
      ) : (
        <MadeLink address={`${window.location.origin}${path}`} />
      )}
    </Dialog>
  );
}

type SeveralProps = {
  label: string;
  all: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
};

function Several({ label, all, chosen, onChosen }: SeveralProps) {
  return (
    <Checkbox.Group label={label} value={[...chosen]} onChange={onChosen}>
      <Stack gap="xs" mt="xs">
        {all.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={<bdi>{name}</bdi>} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** The server keeps only a hash, so the address is shown once. */
function MadeLink({ address }: { address: string }) {
  return (
    <Group align="flex-end" wrap="nowrap">
      <TextInput
        label={countLinkMessages.once}
        value={address}
        readOnly
        flex={1}
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={address} label={countLinkMessages.copy} copied={countLinkMessages.copied} />
    </Group>
  );
}
