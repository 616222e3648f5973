import { LegalPage } from '#web/features/legal/components/legal-page.tsx';
import { termsSections } from '#web/features/legal/terms-sections.tsx';
import { publicPaths } from '#web/lib/public-paths.ts';

/** /terms; also stands without the router, when it is the first page somebody opens. */
export function Component() {
  return (
    <LegalPage
      title="Terms of Service"
      summary="These terms say what you may expect of Steeple, and what Steeple expects of you."
      sections={termsSections}
      sibling={{ path: publicPaths.privacy, title: 'Privacy Policy' }}
    />
  );
}
