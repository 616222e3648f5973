import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { newestOf } from '../told-people.ts';

/** The guests of the newest Easter and Christmas that are told. */
export function feastSentences(people: ChurchPeople): string[] {
  const { apart } = peopleLookMessages;
  return (['easter', 'christmas'] as const).flatMap((feast) => {
    const newest = newestOf(people, `${feast}_again`);
    return newest
      ? [
          apart[feast](
            newest.quarter.slice(0, 4),
            wholeWords(newest.counted.base),
            wholeWords(newest.counted.value),
          ),
        ]
      : [];
  });
}
