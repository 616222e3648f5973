import { Button, Select, TextInput } from '@mantine/core';
import { type FilterParameters, isFiltering, kindChoices, operationChoices } from '../model.ts';
import classes from './audit-filters.module.css';
import { PersonField } from './person-field.tsx';

type Props = {
  filter: FilterParameters;
  onChange: (changes: Partial<FilterParameters>) => void;
  onClear: () => void;
};

const everything = { value: '', label: 'All' };
const inPlace = { withinPortal: false, hideDetached: false };

/** What to show of the log. */
export function AuditFilters({ filter, onChange, onClear }: Props) {
  return (
    <section className={classes.filters} aria-label="Filter the audit log">
      <Select
        label="Kind"
        data={[everything, ...kindChoices]}
        value={filter.kind}
        onChange={(kind) => onChange({ kind: kind ?? '' })}
        allowDeselect={false}
        comboboxProps={inPlace}
      />
      <Select
        label="Operation"
        data={[everything, ...operationChoices]}
        value={filter.operation}
        onChange={(operation) => onChange({ operation: operation ?? '' })}
        allowDeselect={false}
        comboboxProps={inPlace}
      />
      <PersonField value={filter.person} onChange={(person) => onChange({ person })} />
      <TextInput
        label="From"
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        label="To"
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      {/* Always there, so that clearing leaves the focus where it is. */}
      <Button
        variant="default"
        aria-disabled={!isFiltering(filter)}
        data-disabled={!isFiltering(filter)}
        onClick={onClear}
      >
        Clear filters
      </Button>
      {filter.record === '' ? null : (
        <p className={classes.record}>Only the entries of one record are shown.</p>
      )}
    </section>
  );
}
