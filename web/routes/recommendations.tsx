import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { accountPageMessages } from '#contract/messages.ts';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** /account/recommendations */
export function Component() {
  return (
    <>
      <PageHeader title="Recommendations" subtitle={accountPageMessages.recommendationsSubtitle} />
      <ComingSoon icon={<IconBulb size={30} />} text={accountPageMessages.recommendationsComing} />
    </>
  );
}
