import { Anchor, Skeleton } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountPageMessages } from '#contract/messages/app.ts';
import { firstSundayMessages } from '#contract/messages/count-setup.ts';
import { weekSentences } from '#contract/messages/dashboard.ts';
import { weekdayWords } from '#contract/messages/figure-words.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import type from '#web/ui/type.module.css';
import { firstSundayQuery } from '../api/first-sunday.ts';
import { FirstSunday } from './first-sunday.tsx';
import classes from './welcome.module.css';

type Props = { accountId: string; mayChange: boolean };

/**
 * A church without any numbers: two ways to the first Sunday, side by side. Who may only look is shown both,
 * and goes neither.
 */
export function Welcome({ accountId, mayChange }: Props) {
  const { provider } = firstSundayMessages;
  return (
    <>
      <p className={classes.quiet}>{accountPageMessages.dashboardComing}</p>
      <h2 className={type.sentence}>{firstSundayMessages.title}</h2>
      <div className={classes.ways}>
        <section className={classes.way}>
          <p className={type.question}>{provider.where}</p>
          <h3 className={type.answer}>{provider.title}</h3>
          <p>{provider.text}</p>
          <p className={classes.quiet}>{provider.hint}</p>
          {mayChange ? (
            <div className={classes.actions}>
              <ButtonLink to={paths.integration}>{provider.connect}</ButtonLink>
            </div>
          ) : null}
        </section>
        <ByHand accountId={accountId} mayChange={mayChange} />
      </div>
      <p className={classes.quiet}>{firstSundayMessages.both}</p>
      <After />
    </>
  );
}

function ByHand({ accountId, mayChange }: Props) {
  const { hand } = firstSundayMessages;
  return (
    <section className={classes.way}>
      <p className={type.question}>{hand.where}</p>
      <h3 className={type.answer}>{hand.title}</h3>
      {mayChange ? (
        <>
          <LastSunday accountId={accountId} />
          <div className={classes.actions}>
            <Anchor component={Link} to={paths.countImport} className={classes.link ?? ''}>
              <IconTable size={18} aria-hidden />
              {hand.paste}
            </Anchor>
            <Anchor component={Link} to={paths.measures} className={classes.link ?? ''}>
              <IconLink size={18} aria-hidden />
              {hand.link}
            </Anchor>
          </div>
        </>
      ) : (
        <p>{hand.text}</p>
      )}
    </section>
  );
}

/** Its number box; the counting page for a church that has said already what it counts. */
function LastSunday({ accountId }: { accountId: string }) {
  const { hand } = firstSundayMessages;
  const { data, isPending } = useQuery(firstSundayQuery(useApi(), accountId));
  if (isPending) {
    return <Skeleton height={96} />;
  }
  return data ? (
    <>
      <FirstSunday accountId={accountId} day={data.day} today={data.today} />
      <p className={classes.quiet}>{hand.follows}</p>
      <Anchor component={Link} to={paths.count} className={classes.link ?? ''}>
        {hand.count}
      </Anchor>
    </>
  ) : (
    <>
      <p>{hand.text}</p>
      <div>
        <ButtonLink to={paths.count} variant="default">
          {hand.count}
        </ButtonLink>
      </div>
    </>
  );
}

const anySunday = '2026-11-29';
/** After three of the eight that a range needs. */
const weeksToRange = 5;

/** What comes of it, and when. */
function After() {
  const { one, three, year } = firstSundayMessages.after;
  const sunday = weekdayWords(anySunday);
  const sentence = weekSentences.tooLittle('112', sunday, weeksToRange);
  return (
    <ul className={classes.after}>
      {[one, { ...three, text: three.text(sentence) }, year].map(({ when, title, text }) => (
        <li key={when}>
          <p className={type.question}>{when}</p>
          <b>{title}</b>
          <p className={classes.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
