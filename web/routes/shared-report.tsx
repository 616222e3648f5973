import { SharedReportScreen } from '#web/features/report/components/shared-report-screen.tsx';
import { SharedFrame } from './shared-frame.tsx';

/** /shared/report#<token>: the report behind the same link as the dashboard. */
export function Component() {
  return <SharedFrame>{(token) => <SharedReportScreen token={token} />}</SharedFrame>;
}
