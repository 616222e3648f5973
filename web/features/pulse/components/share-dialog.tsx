import { Anchor, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { invitationMessages } from '#contract/messages/invitations.ts';
import { linkMessages } from '#contract/messages/notes-and-links.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { shareLinksQuery, useCreateLink } from '../api/links.ts';
import fields from './fields.module.css';
import { ShareLinks } from './share-links.tsx';

/** How long a link can live, in days. */
const lives = ['7', '30', '90', '365'] as const;

type Props = {
  account: { id: string; seesGiving: boolean };
  /** The church's. */
  timeZone: string;
  onClose: () => void;
};

/** Creates a read-only link with an expiry, and revokes existing ones. */
export function ShareDialog({ account: { id: accountId, seesGiving }, timeZone, onClose }: Props) {
  const [draft, setDraft] = useState<LinkDraft>({
    label: '',
    days: '30',
    showsGiving: false,
    showsNotes: false,
  });
  const links = useQuery(shareLinksQuery(useApi(), accountId));
  const creating = useCreateLink(accountId);
  const { save: create, isSaving } = useSaving(creating, {
    logged: 'A shared link could not be made.',
    saved: pulseMessages.linkMade,
    failed: () => ({ text: pulseMessages.linkFailed }),
  });

  function submit() {
    create(
      { ...draft, label: draft.label.trim(), days: Number(draft.days) },
      { onSaved: () => setDraft({ ...draft, label: '' }) },
    );
  }

  const path = creating.data?.path ?? null;
  const address = path === null ? null : `${window.location.origin}${path}`;
  return (
    <Dialog isOpen title={linkMessages.title} onClose={onClose} canClose={!isSaving}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <LinkFields draft={draft} seesGiving={seesGiving} onChange={setDraft} />
          <Group justify="flex-end">
            <Button type="submit" loading={isSaving} disabled={draft.label.trim() === ''}>
              {linkMessages.create}
            </Button>
          </Group>
          {address === null ? null : <MadeLink key={address} address={address} />}
        </Stack>
      </form>
      <Anchor
        component={Link}
        to={paths.colleagues}
        underline="always"
        size="sm"
        mt="md"
        display="block"
      >
        {invitationMessages.shareLink}
      </Anchor>
      <QueryView query={links} loading={null} failure={() => pulseMessages.linksFailed}>
        {({ links: all }) => <ShareLinks accountId={accountId} links={all} timeZone={timeZone} />}
      </QueryView>
    </Dialog>
  );
}

type LinkDraft = { label: string; days: string; showsGiving: boolean; showsNotes: boolean };
type FieldsProps = {
  draft: LinkDraft;
  seesGiving: boolean;
  onChange: (draft: LinkDraft) => void;
};

function LinkFields({ draft, seesGiving, onChange }: FieldsProps) {
  return (
    <>
      <TextInput
        label={linkMessages.label}
        description={linkMessages.labelHint}
        value={draft.label}
        maxLength={100}
        required
        data-autofocus
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, label: value })}
      />
      <NativeSelect
        label={linkMessages.expires}
        data={lives.map((value) => ({ value, label: linkMessages.lives[value] }))}
        value={draft.days}
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, days: value })}
      />
      {seesGiving ? (
        <Tick
          label={linkMessages.giving}
          hint={linkMessages.givingHint}
          isOn={draft.showsGiving}
          onChange={(showsGiving) => onChange({ ...draft, showsGiving })}
        />
      ) : null}
      <Tick
        label={linkMessages.notes}
        hint={linkMessages.notesHint}
        isOn={draft.showsNotes}
        onChange={(showsNotes) => onChange({ ...draft, showsNotes })}
      />
    </>
  );
}

type TickProps = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Tick({ label, hint, isOn, onChange }: TickProps) {
  return (
    <label className={fields.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}

/** The URL of a new link, shown only once: the server keeps only a hash. */
function MadeLink({ address }: { address: string }) {
  return (
    <Group align="flex-end" wrap="nowrap">
      <TextInput
        label={linkMessages.once}
        value={address}
        readOnly
        flex={1}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={address} label={linkMessages.copy} copied={linkMessages.copied} />
    </Group>
  );
}
