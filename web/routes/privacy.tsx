import { LegalPage } from '#web/features/legal/components/legal-page.tsx';
import { privacySections } from '#web/features/legal/privacy-sections.tsx';
import { publicPaths } from '#web/lib/public-paths.ts';

/** /privacy; also stands without the router, when it is the first page somebody opens. */
export function Component() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="This policy says in plain words what Steeple keeps about you, where, and what for."
      sections={privacySections}
      sibling={{ path: publicPaths.terms, title: 'Terms of Service' }}
    />
  );
}
