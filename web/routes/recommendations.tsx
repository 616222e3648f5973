import { useCurrentAccount } from '#web/app/current-account.ts';
import { RecommendationsScreen } from '#web/features/recommendations/components/recommendations-screen.tsx';

/** /account/recommendations */
export function Component() {
  const account = useCurrentAccount();
  return <RecommendationsScreen key={account?.id} account={account} />;
}
