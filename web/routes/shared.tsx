import { SharedScreen } from '#web/features/pulse/components/shared-screen.tsx';
import { SharedFrame } from './shared-frame.tsx';

/** /shared#<token> */
export function Component() {
  return <SharedFrame>{(token) => <SharedScreen token={token} />}</SharedFrame>;
}
