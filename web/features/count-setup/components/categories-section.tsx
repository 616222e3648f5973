import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { isOwnFigureId } from '#contract/figures/own.ts';
import type { CountCategory, CountCategoryDraft } from '#contract/functions/counts.ts';
import { categoryMessages, setupMessages } from '#contract/messages/count-setup.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { feedWords } from './feed-words.ts';
import { Part } from './part.tsx';
import classes from './setup.module.css';
import type { SetupProps } from './setup-props.ts';
import { useSetupSaving } from './use-save-setup.ts';

const blank: CountCategoryDraft = {
  id: null,
  name: '',
  feeds: 'attendance',
  inAttendance: true,
  per: 'service',
  away: false,
};

/** What is typed at each service, and what it feeds. */
export function CategoriesSection({ accountId, mayChange, seesGiving, setup }: SetupProps) {
  const [edited, setEdited] = useState<CountCategoryDraft | null>(null);
  const { save, isSaving } = useSetupSaving(accountId);
  const counted = setup.categories.filter(({ away }) => !away);
  return (
    <Part
      question={categoryMessages.question}
      answer={
        counted.length === 0
          ? categoryMessages.none
          : categoryMessages.some(counted.map(({ name }) => name))
      }
    >
      {setup.categories.length === 0 ? null : (
        <ul className={classes.list}>
          {setup.categories.map((category) => (
            <li key={category.id}>
              <CategoryLine category={category} />
              {/* A custom number is changed where it is defined. */}
              {mayChange && !isOwnFigureId(category.feeds) ? (
                <Anchor
                  component="button"
                  type="button"
                  aria-label={setupMessages.editOf(category.name)}
                  onClick={() => setEdited(category)}
                >
                  {setupMessages.edit}
                </Anchor>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <Button variant="default" onClick={() => setEdited(blank)}>
          {categoryMessages.add}
        </Button>
      ) : null}
      {edited ? (
        <CategoryDialog
          draft={edited}
          isSaving={isSaving}
          seesGiving={seesGiving}
          onSave={(category) =>
            save({ services: [], categories: [category] }, { onSaved: () => setEdited(null) })
          }
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Part>
  );
}

function CategoryLine({ category }: { category: CountCategory }) {
  const { name, feeds, inAttendance, per, away } = category;
  const about = [
    feedWords(feeds),
    inAttendance ? categoryMessages.inAttendance : null,
    categoryMessages.perOf[per],
    away ? categoryMessages.awayMark : null,
  ];
  return (
    <span dir="auto">
      <b>{name}</b>
      <small>{about.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
