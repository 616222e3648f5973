import { NativeSelect, Paper } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { languageNow, languages } from '#contract/messages/language.ts';
import { languageMessages } from '#contract/messages/profile.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import classes from './profile.module.css';

/** What each language calls itself. */
const ownNames = { en: 'English', es: 'Español' } as const;

/** Chooses the language that the person reads; it is kept with their sign-in, on every device. */
export function LanguageForm() {
  const keeper = useSessionKeeper();
  const headingId = useId();
  const { save, isSaving } = useSaving(
    useMutation({
      mutationFn: (language: keyof typeof ownNames) => keeper.changeLanguage(language),
    }),
    {
      logged: 'The language could not be changed.',
      saved: languageMessages.saved,
      failed: () => ({ text: languageMessages.failed }),
    },
  );
  return (
    <Paper withBorder component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {languageMessages.title}
      </h2>
      <NativeSelect
        label={languageMessages.label}
        description={languageMessages.hint}
        value={languageNow()}
        disabled={isSaving}
        data={languages.map((value) => ({ value, label: ownNames[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = languages.find((language) => language === value);
          if (chosen) {
            save(chosen);
          }
        }}
      />
    </Paper>
  );
}
