import { publicPaths } from '#web/lib/public-paths.ts';
import { hasStoredSession } from '#web/lib/session/stored-session.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { leavePage } from '../leave-page.ts';
import type { LegalSection } from '../legal-section.ts';
import classes from './legal-page.module.css';

type Props = {
  title: string;
  summary: string;
  sections: readonly LegalSection[];
  sibling: { path: string; title: string };
};

/**
 * A legal text, in English as it is binding: readable by everybody, printable (its styles say how), and
 * without router and control library, so that it can stand alone before the app is loaded.
 */
export function LegalPage({ title, summary, sections, sibling }: Props) {
  usePageTitle(title);
  return (
    <main className={classes.page} lang="en" dir="ltr">
      <p className={classes.screenOnly}>
        <PlainButton
          isQuiet
          onClick={() => leavePage(hasStoredSession() ? publicPaths.home : publicPaths.signIn)}
        >
          <span aria-hidden="true">← </span>Back
        </PlainButton>
      </p>
      <article className={classes.paper}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.date}>Last updated: Oct 24, 2025</p>
        <p>{summary}</p>
        <Contents sections={sections} />
        {sections.map(({ id, title: heading, body }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={classes.heading}>
              {index + 1}. {heading}
            </h2>
            {body}
          </section>
        ))}
        <p className={classes.screenOnly}>
          See also our <a href={sibling.path}>{sibling.title}</a>.
        </p>
      </article>
    </main>
  );
}

function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav className={classes.contents} aria-label="Contents">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
