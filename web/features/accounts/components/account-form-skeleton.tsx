import { accountWords } from '#contract/messages/accounts.ts';
import { FieldSkeleton, FormSkeleton } from '#web/ui/form-skeleton.tsx';

/** Placeholder while the account form loads. */
export function AccountFormSkeleton() {
  return (
    <FormSkeleton label={accountWords.loadingOne} hasButton>
      <FieldSkeleton />
      <FieldSkeleton />
      <FieldSkeleton height={126} />
    </FormSkeleton>
  );
}
