import { addDays } from '#analytics/calendar/plain-date.ts';
import { comingChart } from '#analytics/pulse/coming-chart.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import { dateFormat } from '#contract/formats.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { fullDayWords, timeOnOneLine, weekdayWords } from '#contract/messages/figure-words.ts';
import { letterMessages } from '#contract/messages/letter.ts';
import { readPulse } from '../functions/read-pulse.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleContext } from '../http/context.ts';
import { oneLine } from '../mail/one-line.ts';
import type { ComputeServices } from '../services.ts';
import { letterHtml } from './letter-html.ts';
import { paths } from './letter-paths.ts';
import { letterText } from './letter-text.ts';
import { emptyView, type LetterFrame, type LetterView, letterView } from './letter-view.ts';
import { morningHour } from './next-morning.ts';
import { letterPictures } from './pictures/letter-pictures.ts';
import type { LetterOrder, WrittenLetter } from './written-letter.ts';

/**
 * Writes the letter of this moment as its reader, whose rights PostgreSQL applies.
 *
 * @returns null where nothing can be said, and the reader does not want that said
 */
export async function writeLetter(
  services: ComputeServices,
  claims: VerifiedClaims,
  order: LetterOrder,
  c: SteepleContext,
): Promise<WrittenLetter | null> {
  const { accountId, isTest, evenWhenNothing } = order;
  const { input, cards, aheadOf, tiles } = await readPulse(services, claims, accountId, c);
  const pulse = figuresPulse(input, { week: undefined, cards, aheadOf, tiles });
  if (!isTest && !evenWhenNothing && !(pulse && saysSomething(pulse, input.today))) {
    return null;
  }
  const isConnected = input.connections.some((each) => each.isConnected);
  const view = pulse ? letterView(pulse) : emptyView(isConnected);
  const frame = frameOf(view, pulse, order, { url: services.config.siteUrl, today: input.today });
  return {
    subject: frame.subject,
    text: letterText(view, frame),
    html: letterHtml(view, frame),
    pictures: pulse ? await letterPictures(view.off?.tiles ?? [], comingChart(pulse)) : [],
  };
}

/** Whether there is a number of the newest week, and that is not long over. */
function saysSomething({ tiles, week }: FiguresPulse, today: string): boolean {
  const isNew = addDays(week.last, 7) >= today;
  return (
    isNew &&
    tiles.some(({ line }) => {
      const newest = line.at(-1);
      return newest !== undefined && newest.week >= week.first && newest.value !== null;
    })
  );
}

function frameOf(
  view: LetterView,
  pulse: FiguresPulse | null,
  { church, isTest, evenWhenNothing, stopUrl }: LetterOrder,
  { url, today }: { url: string; today: string },
): LetterFrame {
  const { footer } = letterMessages;
  const asked = pulse && footer.asked(dayAfter(pulse), hourWords(), zoneWords(pulse.timeZone));
  return {
    subject: letterMessages.subject(view.headline, oneLine(church)),
    church: oneLine(church),
    date: `${weekdayWords(today)}, ${fullDayWords(today)}`,
    url,
    footer: [
      ...(isTest ? [footer.test] : asked === null ? [] : [asked]),
      ...(isTest || evenWhenNothing ? [] : [footer.skips]),
      ...(view.hasGiving ? [footer.giving] : []),
    ],
    ways: [
      ...(stopUrl === null ? [] : [{ label: footer.stop, address: stopUrl }]),
      { label: footer.change, address: `${url}${paths.profile}` },
    ],
  };
}

/** The day after the one that people know the week by. */
function dayAfter({ week }: FiguresPulse): string {
  return weekdayWords(addDays(week.day, 1));
}

/** E.g. `7:00 AM`. */
function hourWords(): string {
  return timeOnOneLine(
    dateFormat({ timeStyle: 'short' }).format(new Date(Date.UTC(2000, 0, 1, morningHour))),
  );
}

/** E.g. `Central Time`. */
function zoneWords(timeZone: string): string {
  const parts = dateFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date(0));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
