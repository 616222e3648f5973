import { Button, Select } from '@mantine/core';
import { Fragment, useState } from 'react';
import { auditMessages, auditWords } from '#contract/messages/audit.ts';
import {
  type FilterParameters,
  isFiltering,
  isReversed,
  kindChoices,
  operationChoices,
} from '../model.ts';
import classes from './audit-filters.module.css';
import { DayField } from './day-field.tsx';
import { PersonField } from './person-field.tsx';

type Props = {
  filter: FilterParameters;
  onChange: (changes: Partial<FilterParameters>) => void;
  onClear: () => void;
};

const inPlace = { withinPortal: false, hideDetached: false };

/** What to show of the log. */
export function AuditFilters({ filter, onChange, onClear }: Props) {
  // Unfinished input is not in the filter yet; new fields drop it.
  const [clearings, setClearings] = useState(0);
  const everything = { value: '', label: auditWords.all };
  const clear = () => {
    setClearings((before) => before + 1);
    onClear();
  };
  return (
    <section className={classes.filters} aria-label={auditWords.filter}>
      <Select
        withScrollArea={false}
        label={auditWords.kind}
        data={[everything, ...kindChoices()]}
        value={filter.kind}
        onChange={(kind) => onChange({ kind: kind ?? '' })}
        allowDeselect={false}
        comboboxProps={inPlace}
      />
      <Select
        withScrollArea={false}
        label={auditWords.operation}
        data={[everything, ...operationChoices()]}
        value={filter.operation}
        onChange={(operation) => onChange({ operation: operation ?? '' })}
        allowDeselect={false}
        comboboxProps={inPlace}
      />
      <Fragment key={clearings}>
        <PersonField value={filter.person} onChange={(person) => onChange({ person })} />
        <DayField
          label={auditWords.from}
          choose={auditWords.chooseFrom}
          value={filter.from}
          latest={filter.to}
          error={isReversed(filter) ? auditMessages.rangeReversed : null}
          onChange={(from) => onChange({ from })}
        />
        <DayField
          label={auditWords.to}
          choose={auditWords.chooseTo}
          value={filter.to}
          earliest={filter.from}
          onChange={(to) => onChange({ to })}
        />
      </Fragment>
      {/* Always there, so that clearing leaves the focus where it is. */}
      <Button
        variant="default"
        aria-disabled={!isFiltering(filter)}
        data-disabled={!isFiltering(filter)}
        onClick={clear}
      >
        {auditWords.clear}
      </Button>
      {filter.record === '' ? null : <p className={classes.record}>{auditWords.oneRecord}</p>}
    </section>
  );
}
