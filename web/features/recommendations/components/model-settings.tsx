import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { ModelState } from '#contract/functions/recommendations.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { recommendationMessages, wordingMessages } from '#contract/messages/recommendations.ts';
import { showFailure } from '#web/ui/toasts.ts';
import type from '#web/ui/type.module.css';
import { useChangeSettings } from '../api/change-settings.ts';
import classes from './recommendations.module.css';

type Props = { accountId: string; model: ModelState; mayTurnOn: boolean };

/** Whether a model words this church's cards; off until one of its own admins turns it on. */
export function ModelSettings({ accountId, model, mayTurnOn }: Props) {
  const headingId = useId();
  const changing = useChangeSettings(accountId);
  return (
    <section className={`${classes.section} ${classes.settings}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${type.question} ${classes.question}`}>
        {wordingMessages.title}
      </h2>
      <Switch
        label={wordingMessages.turnOn}
        description={[
          wordingMessages.model(model.provider ?? ''),
          wordingMessages.used(model.requestsUsed, model.requestsMax),
          mayTurnOn ? '' : churchRefusals.ownAdminsOnly,
        ]
          .filter(Boolean)
          .join(' ')}
        checked={model.isOn}
        disabled={changing.isPending || !(mayTurnOn || model.isOn)}
        onChange={(event) =>
          changing.mutate(event.currentTarget.checked, {
            onError: () => showFailure({ text: recommendationMessages.settingsFailed }),
          })
        }
      />
    </section>
  );
}
