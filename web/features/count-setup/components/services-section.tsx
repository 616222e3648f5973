import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import type { CountService, CountServiceDraft } from '#contract/functions/counts.ts';
import { serviceMessages, setupMessages } from '#contract/messages/count-setup.ts';
import { Part } from './part.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import classes from './setup.module.css';
import type { SetupProps } from './setup-props.ts';
import { useSetupSaving } from './use-save-setup.ts';

const blank: CountServiceDraft = {
  id: null,
  name: '',
  weekday: 'sunday',
  time: null,
  campus: null,
  from: null,
  until: null,
  date: null,
  linked: null,
};

/** When a church meets: from Planning Center, or typed once. */
export function ServicesSection({ accountId, mayChange, setup }: SetupProps) {
  const [edited, setEdited] = useState<CountServiceDraft | null>(null);
  const { save, isSaving } = useSetupSaving(accountId);
  const { services, suggested } = setup;
  const isOffered = mayChange && services.length === 0 && suggested.services.length > 0;
  const found = suggested.services.filter(({ linked }) => linked !== null).map(({ name }) => name);
  return (
    <Part
      question={serviceMessages.question}
      answer={services.length === 0 ? serviceMessages.none : serviceMessages.some(services.length)}
    >
      {services.length === 0 ? null : (
        <ul className={classes.list}>
          {services.map((service) => (
            <li key={service.id}>
              <ServiceLine service={service} />
              {mayChange ? (
                <Anchor
                  component="button"
                  type="button"
                  aria-label={setupMessages.editOf(service.name)}
                  onClick={() => setEdited(service)}
                >
                  {setupMessages.edit}
                </Anchor>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {isOffered ? (
        <p className={classes.hint}>
          {found.length > 0
            ? serviceMessages.suggested([...new Set(found)])
            : serviceMessages.usual}
        </p>
      ) : null}
      {mayChange ? (
        <div className={classes.buttons}>
          {isOffered ? (
            <Button disabled={isSaving} onClick={() => save(suggested)}>
              {found.length > 0 ? serviceMessages.take : serviceMessages.takeUsual}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => setEdited(blank)}>
            {serviceMessages.add}
          </Button>
        </div>
      ) : null}
      {edited ? (
        <ServiceDialog
          draft={edited}
          isSaving={isSaving}
          onSave={(service) =>
            save({ services: [service], categories: [] }, { onSaved: () => setEdited(null) })
          }
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Part>
  );
}

function ServiceLine({ service }: { service: CountService }) {
  const { name, weekday, time, date, campus, until, linked } = service;
  const about = [
    serviceMessages.line(weekday, time, date),
    campus,
    until === null ? null : serviceMessages.until(until),
    linked === null ? null : serviceMessages.linked,
  ];
  return (
    <span dir="auto">
      <b>{name}</b>
      <small>{about.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
