import { NativeSelect } from '@mantine/core';
import type { Skipped } from '#analytics/spreadsheet/cell.ts';
import { importUnderstood } from '#contract/messages/count-import.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { type Kind, type Meaning, meanings } from '../kinds.ts';
import classes from './import.module.css';
import { Section } from './section.tsx';

type Props = {
  kinds: readonly Kind[];
  skipped: readonly Skipped[];
  onMeaning: (id: string, meaning: Meaning) => void;
};

/** Each kind of number with what we make of it, and what is left out and why. */
export function Understood({ kinds, skipped, onMeaning }: Props) {
  return (
    <Section question={importUnderstood.ask} answer={importUnderstood.answer(kinds.length)}>
      <div className={classes.sheet}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{importUnderstood.heading}</th>
              <th scope="col">{importUnderstood.meaning}</th>
              <th scope="col">{importUnderstood.where}</th>
              <th scope="col">{importUnderstood.example}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <KindRow key={kind.id} kind={kind} onMeaning={(one) => onMeaning(kind.id, one)} />
            ))}
          </tbody>
        </table>
        {skipped.length === 0 ? null : (
          <Disclosure summary={importUnderstood.leftOutTitle(skipped.length)}>
            <ul className={classes.leftOut}>
              {skipped.map(({ what, why }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
                <li key={at} dir="auto">
                  {importUnderstood.leftOut(what, why)}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

function KindRow({ kind, onMeaning }: { kind: Kind; onMeaning: (meaning: Meaning) => void }) {
  const { name, meaning, rows } = kind;
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>
        <NativeSelect
          size="sm"
          aria-label={importUnderstood.meaningOf(name)}
          value={meaning}
          data={meanings
            // Money is not people, and the other way around.
            .filter((one) => one === 'own' || one === 'none' || (one === 'giving') === kind.isMoney)
            .map((value) => ({ value, label: importUnderstood.meanings[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const next = meanings.find((one) => one === value);
            if (next) {
              onMeaning(next);
            }
          }}
        />
      </td>
      <td dir="auto">{placesOf(kind)}</td>
      <td>
        {rows
          .flatMap(({ value }) => value ?? [])
          .slice(0, 3)
          .map((value) => valueWords(value, kind.isMoney ? 'money' : 'people', null))
          .join(' · ')}
      </td>
    </tr>
  );
}

function placesOf({ rows }: Kind): string {
  const places = rows.map(({ service, campus, span }) => {
    const place = [service, campus].filter(Boolean).join(', ');
    return place || (span === 'week' ? importUnderstood.byWeek : importUnderstood.wholeDay);
  });
  const all = [...new Set(places)];
  return all.length > 4 ? `${all.slice(0, 4).join(' · ')} …` : all.join(' · ');
}
