import { queryOptions } from '@tanstack/react-query';
import {
  type OrganizationInfo,
  organizationInfoResponse,
} from '#contract/functions/planning-center.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { providerQueryDefaults } from './provider-query.ts';

export const organizationInfoKey = (accountId: string) =>
  [queryRoots.planningCenter, accountId, 'organization'] as const;

/** The organization behind a connection to Planning Center, and its products. */
export function organizationInfoQuery(api: Api, accountId: string) {
  return queryOptions({
    ...providerQueryDefaults,
    queryKey: organizationInfoKey(accountId),
    queryFn: () => readOrganizationInfo(api, accountId),
  });
}

/**
 * Reads it from Planning Center now.
 *
 * @throws {RequestRefused} or {NoAnswer}
 */
export function readOrganizationInfo(api: Api, accountId: string): Promise<OrganizationInfo> {
  return invoke(api, 'planning-center-organization-info', { accountId }, organizationInfoResponse);
}
