import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isServingHalved } from '#analytics/pulse/tile-facts.ts';
import { dateFormat } from '#contract/formats.ts';
import type {
  FiguresPulse,
  PulseTile,
  PulseTrust,
  TileId,
} from '#contract/functions/church-pulse.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { trustFactMessages, typedTrust } from '#contract/messages/dashboard-page.ts';
import { dayWords, listWords, timeOnOneLine } from '#contract/messages/figure-words.ts';
import { gapSentence } from '#contract/messages/missing-services.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { pulseQuestions } from '#contract/messages/tiles.ts';
import { trustMessages } from '#contract/messages/trust.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import proof from './proof.module.css';
import classes from './pulse.module.css';
import { Section } from './section.tsx';

type Props = {
  pulse: FiguresPulse;
  /** The path to the note of a day; null on a shared page, which is read-only. */
  notePath: ((day: string) => string) | null;
};

const settingsPaths = {
  planning_center: paths.planningCenter,
  google_search_console: paths.searchConsole,
} as const;

/** 'Can I trust this?': what was counted, what is missing, and how to fix it. */
export function TrustSection({ pulse: { trust, timeZone, tiles }, notePath }: Props) {
  return (
    <Section
      question={pulseQuestions.trust}
      answer={trust.answer}
      action={notePath ? <MendAll trust={trust} /> : null}
    >
      <ul className={proof.strip}>
        <Fact
          value={trustFactMessages.of(trust.counted, trust.of)}
          name={trustFactMessages.weeks(trust.of)}
        >
          <Weeks trust={trust} notePath={notePath} />
        </Fact>
        {trust.duplicates === null ? null : (
          <Fact
            value={String(trust.duplicates.count)}
            name={trustFactMessages.duplicates(trust.duplicates.count)}
          >
            {trustFactMessages.duplicatesOf[trust.duplicates.tile]}
          </Fact>
        )}
        <ByHand byHand={trust.byHand} isShared={notePath === null} />
        <OpenFigures trust={trust} tiles={tiles} />
        <Sources trust={trust} timeZone={timeZone} isShared={notePath === null} />
        <Notices trust={trust} notePath={notePath} />
      </ul>
    </Section>
  );
}

/** The one thing that mends most: reconnecting what broke, connecting where nothing is. */
function MendAll({ trust: { connections } }: { trust: PulseTrust }) {
  const broken = connections.find(({ state }) => state === 'broken');
  if (!broken && connections.length > 0) {
    return null;
  }
  return (
    <div className={classes.screenOnly}>
      {broken ? (
        <ButtonLink to={settingsPaths[broken.integrationType]} variant="default">
          {trustFactMessages.reconnect(integrationTitles[broken.integrationType])}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.integration} variant="default">
          {trustFactMessages.connect}
        </ButtonLink>
      )}
    </div>
  );
}

type SourcesProps = { trust: PulseTrust; timeZone: string; isShared: boolean };

/** One line for all sources: when each was read, and what to do about it. */
function Sources({ trust: { connections }, timeZone, isShared }: SourcesProps) {
  return connections.length === 0 ? null : (
    <li className={proof.sources}>
      {connections.map(({ integrationType, state, readAt, sentence }) => {
        const name = integrationTitles[integrationType];
        return (
          <span key={integrationType}>
            {sentence}{' '}
            {readAt !== null && (state === 'fresh' || state === 'broken')
              ? `${trustFactMessages.updated(name, timeWords(readAt, timeZone))} `
              : null}
            {isShared ? null : (
              <Mend to={settingsPaths[integrationType]} label={trustFactMessages.settingsOf(name)}>
                {trustFactMessages.settings}
              </Mend>
            )}
          </span>
        );
      })}
    </li>
  );
}

/** What is refused, was left out or was corrected. */
function Notices({
  trust: { notices },
  notePath,
}: {
  trust: PulseTrust;
  notePath: Props['notePath'];
}) {
  return notices.length === 0 ? null : (
    <li className={proof.notices}>
      <b>{notices.length}</b> {trustFactMessages.things(notices.length)}
      <ul>
        {notices.map((notice) => (
          <li key={`${notice.integrationType} ${notice.kind} ${notice.what}`} dir="auto">
            {notice.sentence} {notePath ? <MendNotice notice={notice} /> : null}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Where what a notice tells can be mended. */
function MendNotice({
  notice: { kind, integrationType },
}: {
  notice: Pick<PulseTrust['notices'][number], 'kind' | 'integrationType'>;
}) {
  return kind === 'uncounted' ? (
    <Mend to={paths.measures}>{accountPageMessages.measuresTitle}</Mend>
  ) : (
    <Mend to={settingsPaths[integrationType]}>{trustFactMessages.settings}</Mend>
  );
}

/** What was typed: how many weeks, by whom, and what was corrected. */
function ByHand({ byHand, isShared }: { byHand: PulseTrust['byHand']; isShared: boolean }) {
  return byHand === null ? null : (
    <>
      <Fact value={String(byHand.weeks)} name={typedTrust.weeks(byHand.weeks)}>
        {byHand.who} {isShared ? null : <Mend to={paths.count}>{typedTrust.history}</Mend>}
      </Fact>
      {byHand.corrected === 0 ? null : (
        <Fact value={String(byHand.corrected)} name={typedTrust.corrected(byHand.corrected)}>
          {byHand.correction}
        </Fact>
      )}
    </>
  );
}

function Fact({ value, name, children }: { value: string; name: string; children: ReactNode }) {
  return (
    <li>
      <b>{value}</b> {name}
      <p dir="auto">{children}</p>
    </li>
  );
}

type MendProps = {
  to: string;
  /** Its name where several are called alike. */
  label?: string;
  children: string;
};

function Mend({ to, label, children }: MendProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      inherit
      className={`${classes.screenOnly} ${proof.mend}`}
      aria-label={label}
    >
      {children}
    </Anchor>
  );
}

type OpenProps = Pick<FiguresPulse, 'trust' | 'tiles'>;

/** Whether the section says of a number that it may not all be entered. */
function isDoubted(tile: PulseTile): boolean {
  return tile.notEntered !== undefined || isServingHalved(tile);
}

/** Figures of the week that may still change, or that are partly missing. */
function OpenFigures({ trust: { provisional, partial }, tiles }: OpenProps) {
  const names = (open: readonly TileId[]) =>
    listWords(tiles.filter(({ tile }) => open.includes(tile)).map(tileNoun));
  const count = provisional.length + partial.length;
  return (
    <Fact
      value={String(count)}
      name={
        partial.length > 0 ? trustFactMessages.incomplete(count) : trustFactMessages.open(count)
      }
    >
      {count === 0 && !tiles.some(isDoubted) ? trustMessages.nothingOpen : null}
      {provisional.length > 0 ? `${trustMessages.open(names(provisional))} ` : null}
      {partial.length > 0 ? trustMessages.inPart(names(partial)) : null}
    </Fact>
  );
}

/** Missing and masked weeks, each with a link to its note. */
function Weeks({ trust, notePath }: { trust: PulseTrust; notePath: Props['notePath'] }) {
  const { gaps, leftOut, isComingIn } = trust;
  const mend = (day: string, note: string | null) =>
    notePath ? (
      <Mend to={notePath(day)} label={trustFactMessages.noteOf(note, dayWords(day, 'short'))}>
        {note === null ? trustFactMessages.sayWhy : trustFactMessages.seeNote}
      </Mend>
    ) : null;
  return (
    <>
      {gaps.length === 0 ? trustMessages.noGap : null}
      {gaps.map((gap) => (
        <span key={gap.day} className={proof.week}>
          {gapSentence(gap)} {mend(gap.day, gap.note)}
        </span>
      ))}
      {leftOut.map(({ day, note }) => (
        <span key={day} className={proof.week}>
          {trustMessages.leftOut(dayWords(day, 'short'), note)} {mend(day, note)}
        </span>
      ))}
      {isComingIn ? <span className={proof.week}>{trustMessages.comingIn}</span> : null}
    </>
  );
}

function timeWords(instant: string, timeZone: string): string {
  return timeOnOneLine(
    dateFormat({
      timeZone,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(instant)),
  );
}
