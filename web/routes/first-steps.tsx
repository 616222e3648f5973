import { Anchor } from '@mantine/core';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { firstStepMessages } from '#contract/messages/first-minute.ts';
import { colleaguesQuery } from '#web/features/colleagues/api/colleagues.ts';
import { letterQuery } from '#web/features/letter/api/letter.ts';
import { measureChoicesQuery } from '#web/features/measures/api/measure-choices.ts';
import { choicesInForce } from '#web/features/measures/model.ts';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { useApi } from '#web/lib/api/api-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import type { CurrentAccount } from './current-account.ts';
import classes from './first-steps.module.css';
import { showFirstSteps } from './first-steps-shown.ts';

type Props = {
  account: CurrentAccount;
  pulse: FiguresPulse;
  notePath: (day: string) => string;
};

type Step = { id: string; label: string; to: string; isDone: boolean };

/** What a church that has just connected may still do, at most five steps; gone once all are done. */
export function FirstSteps(props: Props) {
  const steps = useSteps(props);
  const [isHidden, setHidden] = useState(false);
  const isOver = isHidden || steps?.every(({ isDone }) => isDone) === true;
  useEffect(() => {
    if (isOver) {
      showFirstSteps(null);
    }
  }, [isOver]);
  if (steps === null || isOver) {
    return null;
  }
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={classes.steps} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h3 id="first-steps" className={classes.title}>
          {firstStepMessages.title}
        </h3>
        <p className={classes.count}>{firstStepMessages.done(done, steps.length)}</p>
      </div>
      <ul className={classes.list}>
        {steps.map((step) => (
          <OneStep key={step.id} step={step} />
        ))}
      </ul>
      <Anchor component="button" type="button" size="sm" onClick={() => setHidden(true)}>
        {firstStepMessages.hide}
      </Anchor>
    </section>
  );
}

function OneStep({ step: { label, to, isDone } }: { step: Step }) {
  return isDone ? (
    <li className={classes.done}>
      <IconCircleCheck size={18} aria-hidden="true" />
      <span>{firstStepMessages.isDone(label)}</span>
    </li>
  ) : (
    <li>
      <IconCircle size={18} aria-hidden="true" />
      <Anchor component={Link} to={to} inherit>
        {label}
      </Anchor>
    </li>
  );
}

/** The steps of whoever may take them, as far as they stand; null until that is known. */
function useSteps({ account, pulse, notePath }: Props): Step[] | null {
  const api = useApi();
  const mails = account.isOwn && mailMode() !== 'none';
  const { withoutGiving } = useViewer();
  const mayInvite = mails && account.mayChange && !withoutGiving;
  const choices = useQuery(measureChoicesQuery(api, account.id));
  const colleagues = useQuery({ ...colleaguesQuery(api, account.id), enabled: mayInvite });
  const letter = useQuery({ ...letterQuery(api, account.id), enabled: mails });
  const isKnown = choices.data && (colleagues.data || !mayInvite) && (letter.data || !mails);
  if (!isKnown || !account.mayChange) {
    return null;
  }
  const step = (id: 'seats' | 'google' | 'invite' | 'letter', to: string, isDone: boolean) => ({
    id,
    label: firstStepMessages[id],
    to,
    isDone,
  });
  const isGoogleConnected = pulse.trust.connections.some(
    ({ integrationType }) => integrationType === 'google_search_console',
  );
  return [
    step('seats', paths.measures, choicesInForce(choices.data).seats !== null),
    ...noteStep(pulse, notePath),
    step('google', paths.searchConsole, isGoogleConnected),
    ...(colleagues.data ? [step('invite', paths.colleagues, colleagues.data.length > 1)] : []),
    ...(letter.data ? [step('letter', paths.profile, letter.data.subscribed)] : []),
  ];
}

/** A note on the newest week without a count; nothing where there is none. */
function noteStep({ trust }: FiguresPulse, notePath: Props['notePath']): Step[] {
  const gap = trust.gaps.findLast(({ note }) => note === null);
  return gap
    ? [
        {
          id: 'note',
          label: firstStepMessages.note(dayWords(gap.day)),
          to: notePath(gap.day),
          isDone: false,
        },
      ]
    : [];
}
