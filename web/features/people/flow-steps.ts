import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import type { FlowStep } from '#web/ui/charts/flow-bars.tsx';

/** From the regulars of one quarter's end to those of the next. */
export function flowSteps(flow: NonNullable<ChurchPeople['flow']>): FlowStep[] {
  const { flowBars } = peopleLookMessages;
  return [
    { name: flowBars.start(dayWords(flow.from, 'short')), count: flow.start },
    { name: flowBars.new, count: flow.new },
    { name: flowBars.back, count: flow.back },
    { name: flowBars.less, count: -flow.less },
    { name: flowBars.away, count: -flow.away },
    { name: flowBars.end(dayWords(flow.to, 'short')), count: flow.end },
  ];
}
