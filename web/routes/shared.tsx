import { useParams } from 'react-router';
import { SharedScreen } from '#web/features/pulse/components/shared-screen.tsx';

/** /shared/:token, without a sign-in */
export function Component() {
  const { token = '' } = useParams();
  return <SharedScreen token={token} />;
}
