import { RecommendationsScreen } from '#web/features/recommendations/components/recommendations-screen.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/recommendations */
export function Component() {
  const account = useCurrentAccount();
  return <RecommendationsScreen key={account?.id} account={account} />;
}
