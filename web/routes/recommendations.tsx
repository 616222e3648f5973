import { useQuery } from '@tanstack/react-query';
import { pulseQuery } from '#web/features/pulse/api/read-pulse.ts';
import { RecommendationsScreen } from '#web/features/recommendations/components/recommendations-screen.tsx';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/recommendations */
export function Component() {
  const account = useCurrentAccount();
  return account === null ? (
    <RecommendationsScreen account={null} pulse={null} />
  ) : (
    <OfAccount key={account.id} account={account} />
  );
}

/** Beside what the dashboard asks for: the two pages have one list of what is to be done. */
function OfAccount({ account }: { account: { id: string; isOwn: boolean } }) {
  const { data } = useQuery(pulseQuery(useApi(), account.id, null));
  return <RecommendationsScreen account={account} pulse={data ?? null} />;
}
