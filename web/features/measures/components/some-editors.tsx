import { Checkbox, Textarea } from '@mantine/core';
import { measureMessages, measureWords } from '#contract/messages/measures.ts';
import type { EditorProps } from './editor-props.ts';
import { IdChoice } from './id-choice.tsx';
import { OptionalPart } from './optional-part.tsx';

type Some = readonly string[] | 'all' | null;

type SomeProps = {
  label: string;
  every: string;
  options: readonly { id: string; name: string }[];
  value: Some;
  onChange: (value: string[] | 'all' | null) => void;
};

/** All, some or none of what there is. */
function SomeOf({ label, every, options, value, onChange }: SomeProps) {
  const mode = value === null ? '' : value === 'all' ? 'all' : 'some';
  return (
    <>
      <OptionalPart
        label={label}
        value={mode}
        options={[
          { value: '', label: measureMessages.notCounted },
          { value: 'all', label: every },
          { value: 'some', label: measureWords.some },
        ]}
        onChange={(next) =>
          onChange(next === 'all' ? 'all' : next === 'some' ? options.map(({ id }) => id) : null)
        }
      />
      {mode === 'some' && value !== null && value !== 'all' ? (
        <IdChoice
          label={measureWords.someWhich}
          options={options}
          value={value}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}

/** Which groups' members and meetings count, and how far back meetings are read. */
export function GroupsEditor({ choices, available, onChange }: EditorProps) {
  const { groups } = choices;
  return (
    <>
      <SomeOf
        label={measureWords.groups}
        every={measureWords.allGroups}
        options={available.groupTypes}
        value={groups?.groupTypeIds ?? null}
        onChange={(groupTypeIds) =>
          onChange({ ...choices, groups: groupTypeIds && { ...groups, groupTypeIds } })
        }
      />
      {groups ? (
        <Checkbox
          label={measureMessages.wholePast}
          description={measureMessages.wholePastCost}
          checked={groups.wholePast === true}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...choices, groups: { ...groups, wholePast: checked } })
          }
        />
      ) : null}
    </>
  );
}

/** Which funds count as giving. */
export function GivingEditor({ choices, available, onChange }: EditorProps) {
  return (
    <SomeOf
      label={measureWords.funds}
      every={measureWords.allFunds}
      options={available.funds}
      value={choices.giving?.fundIds ?? null}
      onChange={(fundIds) => onChange({ ...choices, giving: fundIds && { fundIds } })}
    />
  );
}

/** Words by which people who know the church search for it. */
export function BrandEditor({ choices, onChange }: EditorProps) {
  return (
    <Textarea
      label={measureWords.names}
      description={measureWords.namesHint}
      autosize
      minRows={4}
      defaultValue={choices.brandTerms.join('\n')}
      onChange={({ currentTarget }) =>
        onChange({ ...choices, brandTerms: linesOf(currentTarget.value) })
      }
    />
  );
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, 100));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, 50);
}
