import type * as z from 'zod/mini';
import { auditLogRequest } from '#contract/functions/audit-log.ts';
import { requireSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';
import { readAuditPage } from './read-audit-page.ts';

const usualLimit = 50;
/** A prompt may have 100,000 characters; a list of two hundred must not be 40 MB. */
const valueLengthMax = 10_000;

/** A page of the audit log for a super admin, filtered, newest first. */
export const auditLog: NamedFunction<z.infer<typeof auditLogRequest>> = {
  request: auditLogRequest,
  admit: requireSuperAdmin,
  run(services, claims, { before = null, limit = usualLimit, ...filter }) {
    return readAuditPage(services, claims, filter, { before, limit, valueLengthMax });
  },
};
