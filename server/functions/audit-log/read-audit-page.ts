import {
  type AuditFilter,
  type AuditPage,
  auditLogResponse,
} from '#contract/functions/audit-log.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { ComputeServices } from '../../services.ts';
import { runAsSuperAdmin } from '../as-super-admin.ts';

type Page = {
  before: number | null;
  limit: number;
  /** Longer values are cut; null leaves them whole. */
  valueLengthMax: number | null;
};

/**
 * Reads one page of the audit log, newest first, as this person.
 *
 * @throws ApiError 403 'Unauthorized' for everybody but super admins
 */
export async function readAuditPage(
  services: ComputeServices,
  claims: VerifiedClaims,
  filter: AuditFilter,
  { before, limit, valueLengthMax }: Page,
): Promise<AuditPage> {
  const person = filter.person?.trim() || null;
  const [page] = await runAsSuperAdmin(services, claims, {
    text: `select private.read_audit_log(
      $1::int, $2::bigint, $3, $4::uuid, $5, $6, $7::uuid, $8::timestamptz, $9::timestamptz, $10::int
    )`,
    values: [
      String(limit),
      before === null ? null : String(before),
      person,
      filter.actorId ?? null,
      filter.tableName ?? null,
      filter.operation ?? null,
      filter.rowId ?? null,
      filter.from ?? null,
      filter.to ?? null,
      valueLengthMax === null ? null : String(valueLengthMax),
    ],
  });
  return auditLogResponse.parse(JSON.parse(page ?? 'null'));
}
