import { Button, Checkbox, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type RuleId, ruleIds } from '#contract/findings.ts';
import {
  type LibraryEntry,
  libraryEntry,
  libraryStatuses,
} from '#contract/functions/recommendations.ts';
import { commonWords } from '#contract/messages/common.ts';
import { libraryFactMessages, libraryWords } from '#contract/messages/library.ts';
import { libraryMessages } from '#contract/messages/recommendations.ts';
import { ruleNames } from '#contract/messages/rule-names.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { useSaveLibraryEntry } from '../api/library-entry.ts';
import classes from './library.module.css';
import { LibraryPreview } from './library-preview.tsx';

type Props = {
  entryId: string;
  entry: LibraryEntry;
  /** The church to preview for; null for none in particular. */
  previewAccountId: string | null;
};

/** An entry's rules, church sizes, review state and source, and where it would be chosen with them. */
export function LibraryForm({ entryId, entry, previewAccountId }: Props) {
  const [draft, setDraft] = useState(entry);
  const { save, isSaving } = useSaving(useSaveLibraryEntry(entryId), {
    logged: 'A library entry could not be saved.',
    saved: libraryMessages.saved,
    failed: () => ({ text: libraryMessages.saveFailed }),
  });
  const change = (part: Partial<LibraryEntry>) => setDraft((before) => ({ ...before, ...part }));
  useUnsavedChanges(JSON.stringify(draft) !== JSON.stringify(entry), isSaving);

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = libraryEntry.safeParse(draft);
    if (!parsed.success) {
      showFailure({ text: libraryMessages.invalid });
      return;
    }
    save(parsed.data);
  }

  return (
    <>
      <form noValidate onSubmit={submit}>
        <Stack mt="md">
          <div className={classes.pair}>
            <NativeSelect
              label={libraryWords.state}
              value={draft.status}
              data={libraryStatuses.map((value) => ({ value, label: libraryFactMessages[value] }))}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change({ status: libraryStatuses.find((each) => each === value) ?? draft.status });
              }}
            />
            <TextInput
              label={libraryWords.review}
              type="date"
              value={draft.reviewOn ?? ''}
              onChange={(event) => change({ reviewOn: event.currentTarget.value || null })}
            />
          </div>
          <Rules chosen={draft.rules} onChange={(rules) => change({ rules })} />
          <div className={classes.pair}>
            <Size
              label={libraryWords.from}
              value={draft.sizeFrom}
              onChange={(sizeFrom) => change({ sizeFrom })}
            />
            <Size
              label={libraryWords.to}
              value={draft.sizeTo}
              onChange={(sizeTo) => change({ sizeTo })}
            />
          </div>
          <Source draft={draft} change={change} />
          <FormActions>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? commonWords.saving : libraryWords.savePanel}
            </Button>
          </FormActions>
        </Stack>
      </form>
      <LibraryPreview entryId={entryId} draft={draft} accountId={previewAccountId} />
    </>
  );
}

type SourceProps = { draft: LibraryEntry; change: (part: Partial<LibraryEntry>) => void };

function Source({ draft, change }: SourceProps) {
  return (
    <>
      <Words
        label={libraryWords.author}
        value={draft.sourceAuthor}
        onChange={(sourceAuthor) => change({ sourceAuthor })}
      />
      <Words
        label={libraryWords.sourceTitle}
        value={draft.sourceTitle}
        onChange={(sourceTitle) => change({ sourceTitle })}
      />
      <Words
        label={libraryWords.link}
        value={draft.sourceUrl}
        onChange={(sourceUrl) => change({ sourceUrl })}
      />
    </>
  );
}

function Rules({ chosen, onChange }: { chosen: RuleId[]; onChange: (rules: RuleId[]) => void }) {
  return (
    <Checkbox.Group
      label={libraryWords.rules}
      description={libraryWords.noRule}
      value={chosen}
      onChange={(values) => onChange(ruleIds.filter((rule) => values.includes(rule)))}
    >
      <div className={classes.rules}>
        {ruleIds.map((rule) => (
          <Checkbox key={rule} value={rule} label={ruleNames[rule]} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

type Field<Value> = { label: string; value: Value | null; onChange: (value: Value | null) => void };

function Size({ label, value, onChange }: Field<number>) {
  return (
    <NumberInput
      label={label}
      min={0}
      allowDecimal={false}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

function Words({ label, value, onChange }: Field<string>) {
  return (
    <TextInput
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
