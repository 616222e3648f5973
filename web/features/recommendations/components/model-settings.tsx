import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { ModelState } from '#contract/functions/recommendations.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { modelSentence, recommendationMessages } from '#contract/messages/recommendations.ts';
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
        Wording by a model
      </h2>
      <Switch
        label="Let a model word our cards"
        description={`${modelSentence(model.provider ?? '')} ${model.requestsUsed} of ${model.requestsMax} requests used this month.${mayTurnOn ? '' : ` ${churchRefusals.ownAdminsOnly}`}`}
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
