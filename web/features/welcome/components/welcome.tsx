import { Anchor } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { Link } from 'react-router';
import { accountPageMessages } from '#contract/messages/app.ts';
import { firstSundayMessages } from '#contract/messages/count-setup.ts';
import { weekSentences } from '#contract/messages/dashboard.ts';
import { weekdayWords } from '#contract/messages/figure-words.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import type from '#web/ui/type.module.css';
import classes from './welcome.module.css';

/**
 * A church without any numbers: two ways to the first Sunday, side by side. Who may only look is shown both,
 * and goes neither.
 */
export function Welcome({ mayChange }: { mayChange: boolean }) {
  const { provider, hand } = firstSundayMessages;
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
        <section className={classes.way}>
          <p className={type.question}>{hand.where}</p>
          <h3 className={type.answer}>{hand.title}</h3>
          <p>{hand.text}</p>
          {mayChange ? (
            <div className={classes.actions}>
              <ButtonLink to={paths.count} variant="default">
                {hand.count}
              </ButtonLink>
              <Anchor component={Link} to={paths.countImport} className={classes.link ?? ''}>
                <IconTable size={18} aria-hidden />
                {hand.paste}
              </Anchor>
              <Anchor component={Link} to={paths.measures} className={classes.link ?? ''}>
                <IconLink size={18} aria-hidden />
                {hand.link}
              </Anchor>
            </div>
          ) : null}
        </section>
      </div>
      <p className={classes.quiet}>{firstSundayMessages.both}</p>
      <After />
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
