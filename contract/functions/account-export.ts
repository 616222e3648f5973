import * as z from 'zod/mini';
import { connectedAccountId } from './connections.ts';

/** The body of `account-export`. Its answer is a ZIP of CSV and JSON, sent as it is made. */
export const accountExportRequest = z.object({ accountId: connectedAccountId });
