import type pg from 'pg';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import { testMoment } from '../sandbox/sandbox.ts';
import { type TestReading, testReaderContext } from './reader-context.ts';

/** The reader's context of an account connected to the sandbox's Search Console, at the test's moment. */
export function searchConsoleContext(
  sandbox: Sandbox,
  pool: pg.Pool,
  accountId: string,
  metadata: Record<string, unknown>,
  identity = 'several-properties',
): TestReading {
  const scopes = ['https://www.googleapis.com/auth/webmasters.readonly'];
  const { accessToken } = sandbox.issue('google_search_console', identity, scopes);
  return testReaderContext({
    accountId,
    type: 'google_search_console',
    apiUrl: `${sandbox.google}/webmasters/v3`,
    accessToken,
    pool,
    now: new Date(testMoment),
    metadata,
  });
}
