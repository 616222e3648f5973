import { Anchor, Skeleton } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { closedQuarterOf, kindOf } from '#analytics/people/told-people.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { peoplePageMessages } from '#contract/messages/people-page.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { isFinal } from '#web/lib/api/request-error.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type from '#web/ui/type.module.css';
import { peopleQuery } from '../api/read-people.ts';
import { leadOf, remarksOf } from '../model.ts';
import { peopleLookPath } from '../use-people-address.ts';
import classes from './people.module.css';
import { PeopleTiles } from './people-tiles.tsx';

/** 'Are people staying?' on the dashboard. A church of which there is nothing to say has no such section. */
export function PeopleSection({ accountId }: { accountId: string }) {
  const { data, error, refetch } = useQuery(peopleQuery(useApi(), accountId, null));
  if (data === undefined) {
    if (error === null) {
      return (
        <Skeleton
          data-skeleton
          className={`${classes.section} ${classes.unprinted}`}
          height={420}
          aria-hidden
        />
      );
    }
    return isFinal(error) ? null : (
      <div className={`${classes.section} ${classes.unprinted}`}>
        <ErrorState text={peoplePageMessages.loadFailed} onRetry={() => void refetch()} />
      </div>
    );
  }
  const lead = leadOf(data);
  return lead === null ? null : <Told people={data} lead={lead} />;
}

function Told({ people, lead }: { people: ChurchPeople; lead: string }) {
  const quarter = closedQuarterOf(people);
  const hasNumbers = people.quarters.length > 0 || people.notSeen !== null;
  const { footnotes } = peoplePageMessages;
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <p className={type.question}>{peoplePageMessages.question}</p>
          <h2 id={id} className={type.answer}>
            {lead}
          </h2>
        </div>
        {quarter === null || !hasNumbers ? null : (
          <ButtonLink
            className={classes.unprinted}
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
            to={`${paths.report}?quarter=${quarter}`}
          >
            {peoplePageMessages.report}
          </ButtonLink>
        )}
      </div>
      <div className={classes.unprinted}>
        {remarksOf(people).map((text) => (
          <p key={text} className={classes.remark}>
            {text}
          </p>
        ))}
        {hasNumbers ? (
          <>
            <PeopleTiles people={people} />
            <ul className={classes.footnotes}>
              <li>{footnotes.unit[kindOf(people)]}</li>
              <li>{footnotes.apart}</li>
              <li>{footnotes.rhythm}</li>
            </ul>
            <Anchor component={Link} to={peopleLookPath} size="sm">
              {peoplePageMessages.closerLook}
            </Anchor>
          </>
        ) : null}
      </div>
    </section>
  );
}
