import { Button, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countLimits, isOfMoney } from '#contract/functions/counts.ts';
import { type CountsImportPreview, importLimits } from '#contract/functions/counts-import.ts';
import { importPreview } from '#contract/messages/count-import.ts';
import { fullDayWords, valueWords } from '#contract/messages/figure-words.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { importPreviewQuery, useKeepImport } from '../api/imports.ts';
import type { ImportBody } from '../import-body.ts';
import classes from './import.module.css';

type Props = {
  accountId: string;
  currency: string | null;
  /** Null while a question is open. */
  body: ImportBody | null;
  onKept: () => void;
};

/** What the import will do, and the one button that writes. */
export function KeepImport({ accountId, currency, body, onKept }: Props) {
  const isTooMuch = (body?.rows.length ?? 0) > importLimits.rows;
  const kinds = body?.categories.length ?? 0;
  const areTooMany = kinds > countLimits.categories;
  const checked = isTooMuch || areTooMany ? null : body;
  const query = useQuery(importPreviewQuery(useApi(), accountId, checked));
  if (body === null) {
    return <p className={classes.foot}>{importPreview.answerFirst}</p>;
  }
  if (isTooMuch) {
    return <p className={classes.foot}>{importPreview.tooMany}</p>;
  }
  if (areTooMany) {
    const text = importPreview.tooManyKinds(kinds, countLimits.categories);
    return <p className={classes.foot}>{text}</p>;
  }
  if (body.rows.length === 0) {
    return null;
  }
  if (query.error) {
    return (
      <div className={classes.foot}>
        <ErrorState
          text={importPreview.failed}
          reason={query.error instanceof RequestRefused ? query.error.message : undefined}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  return query.data ? (
    <Keep
      key={query.data.digest}
      accountId={accountId}
      currency={currency}
      body={body}
      preview={query.data}
      onKept={onKept}
      onChanged={() => void query.refetch()}
    />
  ) : (
    <p className={classes.foot} role="status">
      {importPreview.checking}
    </p>
  );
}

type KeepProps = {
  accountId: string;
  currency: string | null;
  body: ImportBody;
  preview: CountsImportPreview;
  onKept: () => void;
  onChanged: () => void;
};

function Keep({ accountId, currency, body, preview, onKept, onChanged }: KeepProps) {
  const { added, same, differs, weeks, digest } = preview;
  const [onDifference, setOnDifference] = useState<'keep' | 'replace'>('keep');
  const [key] = useState(newKey);
  const { save, isSaving } = useSaving(useKeepImport(accountId), {
    logged: 'An import could not be kept.',
    saved: (kept) => importPreview.kept(kept.added + kept.replaced),
    failed: (error) => ({ text: failureOf(error) }),
    isExpected: isChanged,
  });
  const writes = added + (onDifference === 'replace' ? differs.count : 0);
  return (
    <div className={classes.foot}>
      <p>
        {importPreview.weeks(weeks.counted, weeks.blank)}{' '}
        {same > 0 ? importPreview.same(same) : null}
      </p>
      {differs.count > 0 ? (
        <Differences
          differs={differs}
          write={(value, category) => written(value, category, body, currency)}
          choice={onDifference}
          onChoice={setOnDifference}
        />
      ) : null}
      <div className={classes.keep}>
        <Button
          disabled={isSaving || writes === 0}
          onClick={() =>
            save(
              { ...body, digest, key, onDifference },
              {
                onSaved: onKept,
                onFailed: (error) => {
                  if (isChanged(error)) {
                    onChanged();
                  }
                },
              },
            )
          }
        >
          {isSaving ? importPreview.keeping : importPreview.keep(writes)}
        </Button>
        <span>{writes === 0 ? importPreview.nothingNew : importPreview.takeBack}</span>
      </div>
    </div>
  );
}

function isChanged(error: Error): boolean {
  return error instanceof RequestRefused && error.status === 409;
}

function failureOf(error: Error): string {
  if (isChanged(error)) {
    return importPreview.changed;
  }
  return error instanceof RequestRefused && error.message !== ''
    ? error.message
    : importPreview.keepFailed;
}

type DifferencesProps = {
  differs: CountsImportPreview['differs'];
  write: (value: number | null, category: string) => string;
  choice: 'keep' | 'replace';
  onChoice: (choice: 'keep' | 'replace') => void;
};

/** A value of one of the body's categories; a dash where nobody met. */
function written(
  value: number | null,
  category: string,
  { categories }: ImportBody,
  currency: string | null,
): string {
  const isMoney = categories.some(
    (one) => one.name === category && (isOfMoney(one) || one.own?.kind === 'money'),
  );
  return value === null ? '–' : valueWords(value, isMoney ? 'money' : 'people', currency);
}

function Differences({ differs, write, choice, onChoice }: DifferencesProps) {
  return (
    <Radio.Group
      label={importPreview.differs(differs.count)}
      value={choice}
      onChange={(next) => onChoice(next === 'replace' ? 'replace' : 'keep')}
    >
      <ul className={classes.leftOut}>
        {differs.examples.slice(0, 5).map(({ date, service, category, standing, value }) => (
          <li key={`${date} ${service} ${category}`} dir="auto">
            {importPreview.example(
              fullDayWords(date),
              [category, service].filter(Boolean).join(', '),
              write(standing, category),
              write(value, category),
            )}
          </li>
        ))}
      </ul>
      <Stack gap="xs" my="sm">
        <Radio value="keep" label={importPreview.onDifference.keep} />
        <Radio value="replace" label={importPreview.onDifference.replace} />
      </Stack>
    </Radio.Group>
  );
}
