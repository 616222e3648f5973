import { useState } from 'react';
import type { PropertiesResponse } from '../api/list-properties.ts';
import { ConnectedProperty } from './connected-property.tsx';
import { NoProperties } from './no-properties.tsx';
import { PropertyChoice } from './property-choice.tsx';
import { SearchAnalyticsCard } from './search-analytics-card.tsx';

type Props = { accountId: string; answer: PropertiesResponse; onSaved: () => void };

/** The three states of a connection: no properties, none chosen, one chosen. */
export function PropertyView({ accountId, answer, onSaved }: Props) {
  // Saving keeps the choice where it is until the page is left: the numbers of what was just saved
  // would only flash by, and ask Google for nothing.
  const [isChoosing, setIsChoosing] = useState(false);
  const { properties, currentProperty, sandbox } = answer;
  if (currentProperty === null && properties.length === 0) {
    return <NoProperties />;
  }
  if (currentProperty === null || isChoosing) {
    return (
      <PropertyChoice
        accountId={accountId}
        answer={answer}
        onSave={() => setIsChoosing(true)}
        onSaved={onSaved}
        onCancel={currentProperty === null ? null : () => setIsChoosing(false)}
      />
    );
  }
  return (
    <>
      <ConnectedProperty
        siteUrl={currentProperty}
        permissionLevel={
          properties.find(({ siteUrl }) => siteUrl === currentProperty)?.permissionLevel
        }
        isSandbox={sandbox}
        onChange={properties.length > 0 ? () => setIsChoosing(true) : null}
      />
      <SearchAnalyticsCard accountId={accountId} propertyUrl={currentProperty} />
    </>
  );
}
