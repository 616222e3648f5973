import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CountLink } from '#contract/functions/count-links.ts';
import { type CountCategory, type CountSetup, isOfMoney } from '#contract/functions/counts.ts';
import { countLinkMessages } from '#contract/messages/count-setup.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { countLinksQuery, useEndCountLink } from '../api/setup.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Part } from './part.tsx';
import classes from './setup.module.css';
import type { SetupProps } from './setup-props.ts';

/** Links for ushers without an account: made, copied once, and turned off. */
export function CountLinksSection(props: SetupProps) {
  const query = useQuery(countLinksQuery(useApi(), props.accountId));
  return (
    <QueryView query={query} loading={null} failure={() => countLinkMessages.loadFailed}>
      {({ links }) => <Links {...props} links={links} />}
    </QueryView>
  );
}

function Links({ accountId, mayChange, setup, links }: SetupProps & { links: CountLink[] }) {
  const [isMaking, setMaking] = useState(false);
  const now = new Date().toISOString();
  const living = links.filter(({ endedAt, expiresAt }) => endedAt === null && expiresAt > now);
  const canMake = setup.services.length > 0 && setup.categories.some(isForLinks);
  return (
    <Part
      question={countLinkMessages.question}
      answer={living.length === 0 ? countLinkMessages.none : countLinkMessages.some(living.length)}
    >
      {living.length === 0 ? null : (
        <ul className={classes.list}>
          {living.map((link) => (
            <LinkLine
              key={link.id}
              accountId={accountId}
              link={link}
              setup={setup}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      <p className={classes.hint}>
        {countLinkMessages.hint}
        {mayChange && !canMake ? ` ${countLinkMessages.first}` : null}
      </p>
      {mayChange ? (
        <Button variant="default" disabled={!canMake} onClick={() => setMaking(true)}>
          {countLinkMessages.make}
        </Button>
      ) : null}
      {isMaking ? (
        <LinkDialog
          accountId={accountId}
          services={setup.services}
          categories={setup.categories.filter(isForLinks)}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </Part>
  );
}

/** A link takes no money, and nothing that is counted no more. */
function isForLinks(category: CountCategory): boolean {
  return !isOfMoney(category) && category.per === 'service' && !category.away;
}

type LineProps = { accountId: string; link: CountLink; setup: CountSetup; mayChange: boolean };

function LinkLine({ accountId, link, setup, mayChange }: LineProps) {
  const { save: end, isSaving } = useSaving(useEndCountLink(accountId), {
    logged: 'A counting link could not be ended.',
    saved: () => countLinkMessages.ended,
    failed: () => ({ text: countLinkMessages.endFailed }),
  });
  const names = setup.services
    .filter(({ id }) => link.serviceIds.includes(id))
    .map(({ name }) => name);
  return (
    <li>
      <span dir="auto">
        <b>{link.label}</b>
        <small>
          {countLinkMessages.item(names, link.expiresAt.slice(0, 10))}
          {' · '}
          {link.lastUsedAt === null
            ? countLinkMessages.neverUsed
            : countLinkMessages.lastUsed(link.lastUsedAt.slice(0, 10))}
        </small>
      </span>
      {mayChange ? (
        <Button
          size="xs"
          variant="default"
          flex="none"
          disabled={isSaving}
          aria-label={countLinkMessages.endOf(link.label)}
          onClick={() => end(link.id)}
        >
          {countLinkMessages.end}
        </Button>
      ) : null}
    </li>
  );
}
