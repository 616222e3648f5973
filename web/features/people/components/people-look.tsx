import { useQuery } from '@tanstack/react-query';
import { addQuarters } from '#analytics/people/quarter.ts';
import { closedQuarterOf, kindOf } from '#analytics/people/told-people.ts';
import { localDay } from '#contract/formats.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { peoplePageMessages } from '#contract/messages/people-page.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { useArrivalFocus } from '#web/screens/use-arrival-focus.ts';
import { BusyArea } from '#web/ui/busy-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PrintHead } from '#web/ui/print-head.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import type from '#web/ui/type.module.css';
import { peopleQuery } from '../api/read-people.ts';
import { leadOf, remarksOf } from '../model.ts';
import { usePeopleAddress } from '../use-people-address.ts';
import { GuestsTable } from './guests-table.tsx';
import { GivingPart } from './look-giving.tsx';
import { GuestsPart } from './look-guests.tsx';
import { RegularsPart, WeeksPart } from './look-regulars.tsx';
import { ServingPart } from './look-serving.tsx';
import { LookSide } from './look-side.tsx';
import { PeopleActions } from './people-actions.tsx';
import classes from './people-look.module.css';
import { PeopleSkeleton } from './people-skeleton.tsx';

/** What became of a church's people, quarter by quarter, up to the quarter in the address. */
export function PeopleLook({ account }: { account: { id: string; name: string } }) {
  const api = useApi();
  const { quarter, set } = usePeopleAddress();
  const query = useQuery(peopleQuery(api, account.id, quarter));
  const newest = useQuery(peopleQuery(api, account.id, null));
  useArrivalFocus();
  const last = newest.data ? closedQuarterOf(newest.data) : null;
  const shown = quarter ?? last;
  const later = shown !== null && last !== null && shown < last ? addQuarters(shown, 1) : null;
  return (
    <div className={classes.page}>
      {shown === null ? null : (
        <PrintHead
          churchName={account.name}
          title={peoplePageMessages.title}
          about={quarterWords(shown)}
          today={localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)}
        />
      )}
      <div className="unprinted">
        <PageHeader
          title={peoplePageMessages.title}
          back={<BackButton to={paths.dashboard}>{peoplePageMessages.back}</BackButton>}
          actions={
            <PeopleActions
              accountId={account.id}
              quarter={shown}
              earlier={shown === null ? null : addQuarters(shown, -1)}
              later={later}
              onQuarter={(next) => set({ quarter: next === last ? null : next })}
            />
          }
        />
      </div>
      <QueryView
        query={query}
        loading={<PeopleSkeleton />}
        failure={() => peoplePageMessages.loadFailed}
      >
        {(people: ChurchPeople) => (
          <BusyArea isBusy={query.isPlaceholderData}>
            <Told people={people} />
          </BusyArea>
        )}
      </QueryView>
    </div>
  );
}

function Told({ people }: { people: ChurchPeople }) {
  const lead = leadOf(people);
  return (
    <>
      {lead === null ? null : <p className={type.question}>{peoplePageMessages.question}</p>}
      <h2 className={`${type.sentence} ${classes.sentence}`}>
        {lead ?? peoplePageMessages.nothing}
      </h2>
      {remarksOf(people).map((text) => (
        <p key={text} className={classes.remark}>
          {text}
        </p>
      ))}
      {lead === null ? null : (
        <>
          <GuestsPart people={people} />
          <div className={classes.pair}>
            <RegularsPart people={people} />
            <WeeksPart people={people} />
          </div>
          <div className={classes.below}>
            <div>
              <GuestsTable people={people} kind={kindOf(people)} />
              <div className={classes.pair}>
                <ServingPart people={people} />
                <GivingPart people={people} />
              </div>
            </div>
            <LookSide people={people} />
          </div>
        </>
      )}
    </>
  );
}
