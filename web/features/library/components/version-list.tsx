import type { LibraryEntryAnswer } from '#contract/functions/recommendations.ts';
import { compareVersions } from '../compare-versions.ts';
import classes from './library.module.css';

const marks = { same: '', gone: 'Removed: ', come: 'Added: ' } as const;

/** The newest versions of an entry, newest first, each compared with the one before it. */
export function VersionList({ versions }: Pick<LibraryEntryAnswer, 'versions'>) {
  return (
    <>
      <h3 className={classes.part}>Versions</h3>
      {versions.map(({ version, title, prompt, savedBy, savedAt }, index) => {
        const before = versions[index + 1];
        const whole = `${title}\n${prompt}`;
        const changes = compareVersions(
          before ? `${before.title}\n${before.prompt}` : whole,
          whole,
        );
        return (
          <details key={version}>
            <summary>
              Version {version}, {dateWords(savedAt)}
              {savedBy ? `, ${savedBy}` : ''}
            </summary>
            <ul className={classes.lines}>
              {changes.map(({ kind, text }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never move
                <li key={line} className={kind === 'same' ? undefined : classes[kind]}>
                  {marks[kind]}
                  {text}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

function dateWords(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(instant));
}
