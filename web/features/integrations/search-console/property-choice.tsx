import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { searchConsoleMessages } from '#contract/messages/integrations.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import type { PropertiesResponse } from '../api/list-properties.ts';
import { useSelectProperty } from '../api/select-property.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import { countProperties } from './property-names.ts';
import { PropertyOption } from './property-option.tsx';
import classes from './search-console.module.css';

type Props = {
  accountId: string;
  answer: PropertiesResponse;
  /** Called when saving begins. */
  onSave: () => void;
  onSaved: () => void;
  /** Null where Cancel leads to the integration page. */
  onCancel: (() => void) | null;
};

/** Chooses one of the properties; the present one is preselected, or the first. */
export function PropertyChoice({ accountId, answer, onSave, onSaved, onCancel }: Props) {
  const { properties, currentProperty, sandbox } = answer;
  const known = properties.find(({ siteUrl }) => siteUrl === currentProperty) ?? properties[0];
  const [chosen, setChosen] = useState(known?.siteUrl ?? null);
  const { save, isSaving } = useSaving(useSelectProperty(accountId), {
    logged: 'The property could not be saved.',
    saved: searchConsoleMessages.saved,
    failed: () => ({ text: searchConsoleMessages.saveFailed }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) {
      return;
    }
    onSave();
    save(chosen, { onSaved });
  }

  return (
    <SettingsCard
      title={searchConsoleWords.select}
      isSandbox={sandbox}
      note={<span className={classes.note}>{countProperties(properties.length)}</span>}
    >
      <form onSubmit={submit}>
        <div
          role="radiogroup"
          aria-label={searchConsoleWords.properties}
          className={classes.options}
        >
          {properties.map((property) => (
            <PropertyOption
              key={property.siteUrl}
              property={property}
              isChosen={property.siteUrl === chosen}
              onChoose={() => setChosen(property.siteUrl)}
            />
          ))}
        </div>
        <FormActions>
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              {commonWords.cancel}
            </Button>
          ) : (
            <ButtonLink to={paths.integration} variant="default">
              {commonWords.cancel}
            </ButtonLink>
          )}
          <Button type="submit" disabled={isSaving || chosen === null}>
            {isSaving ? commonWords.saving : searchConsoleWords.saveSelection}
          </Button>
        </FormActions>
      </form>
    </SettingsCard>
  );
}
