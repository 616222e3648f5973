import type { LibraryEntryAnswer } from '#contract/functions/recommendations.ts';
import { libraryWords } from '#contract/messages/library.ts';
import { dateHere } from '#web/lib/date-here.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { compareVersions } from '../compare-versions.ts';
import classes from './library.module.css';

/** The newest versions of an entry, newest first, each compared with the one before it. */
export function VersionList({ versions }: Pick<LibraryEntryAnswer, 'versions'>) {
  return (
    <>
      <h3 className={classes.part}>{libraryWords.versions}</h3>
      {versions.map(({ version, title, prompt, savedBy, savedAt }, index) => {
        const before = versions[index + 1];
        const whole = `${title}\n${prompt}`;
        const changes = compareVersions(
          before ? `${before.title}\n${before.prompt}` : whole,
          whole,
        );
        return (
          <Disclosure
            key={version}
            summary={libraryWords.version(version, dateWords(savedAt), savedBy)}
          >
            <ul className={classes.lines}>
              {changes.map(({ kind, text }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never move
                <li key={line} className={kind === 'same' ? undefined : classes[kind]}>
                  {kind === 'same' ? text : libraryWords[kind](text)}
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </>
  );
}

function dateWords(instant: string): string {
  return dateHere({ dateStyle: 'long' }).format(new Date(instant));
}
