import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import {
  type OrganizationInfo,
  planningCenterProducts,
} from '#contract/functions/planning-center.ts';
import { readOrganizationInfo } from '#server/integrations/planning-center/read-organization-info.ts';
import { testProviderAccess } from './provider-access.ts';

/** The owner of the access token that a test needs. */
export type PlanningCenterPerson =
  | 'administrator'
  | 'administrator of a church with some products off'
  | 'administrator of a church without any rows'
  | 'person with a low role';

/** A stand-in for Planning Center, or Planning Center itself. */
export type PlanningCenterStand = {
  /** The documented variables with its addresses. */
  variables(): Record<string, string>;
  /** A valid token, without the given scopes. */
  accessToken(person: PlanningCenterPerson, withoutScopes?: readonly string[]): string;
};

/** Contract tests: what our client requires of Planning Center and of any stand-in. */
export function testPlanningCenterContract(stand: PlanningCenterStand): void {
  const read = (accessToken: string, mayRenewToken = false) => {
    const access = testProviderAccess('planning_center', stand.variables(), { accessToken });
    const log = pino({ level: 'silent' });
    return readOrganizationInfo(access, { accountId: randomUUID(), mayRenewToken, log });
  };
  const statesOf = (products: OrganizationInfo['products']) =>
    planningCenterProducts.map((product) => products[product]?.state);

  describe('Planning Center', () => {
    test('says who the church is and counts all eight products', async () => {
      const { organization, products } = await read(stand.accessToken('administrator'));
      expect(organization).toEqual({
        name: expect.stringMatching(/\S/),
        id: expect.stringMatching(/^\d+$/),
      });
      expect(Object.keys(products)).toEqual(planningCenterProducts);
      for (const product of planningCenterProducts) {
        const { available, total, state } = products[product] ?? {};
        expect({ product, available, state }).toEqual({
          product,
          available: true,
          state: 'available',
        });
        expect(total).toBeGreaterThan(0);
      }
    });

    test.each([
      ['giving', 'giving'],
      ['check_ins', 'check_ins'],
    ] as const)('tells that the scope %s was not granted', async (scope, product) => {
      const { products } = await read(stand.accessToken('administrator', [scope]));
      expect(products[product]).toEqual({ available: false, total: null, state: 'not_granted' });
      expect(statesOf(products).filter((state) => state === 'available')).toHaveLength(7);
    });

    test('names the church whatever was granted', async () => {
      const all = planningCenterProducts.filter((product) => product !== 'services');
      const { organization } = await read(stand.accessToken('administrator', all));
      expect(organization.name).toMatch(/\S/);
    });

    test('tells products that are off from those that were not granted', async () => {
      const person = 'administrator of a church with some products off';
      const { products } = await read(stand.accessToken(person));
      expect(statesOf(products)).toContain('unavailable');
      expect(statesOf(products)).toContain('available');
      expect(new Set(statesOf(products))).toEqual(new Set(['unavailable', 'available']));
    });

    test('refuses a low role, and hides its groups', async () => {
      const { products } = await read(stand.accessToken('person with a low role'));
      expect(statesOf(products)).toContain('unavailable');
      expect(products.groups).toEqual({ available: true, total: 0, state: 'maybe_hidden' });
    });

    test('counts zero where there is nothing', async () => {
      const person = 'administrator of a church without any rows';
      const { products } = await read(stand.accessToken(person));
      expect(Object.values(products).map(({ total }) => total)).toEqual(Array(8).fill(0));
    });

    test('refuses a token that it does not know, so that it is renewed', async () => {
      await expect(read('a-token-of-nobody', true)).rejects.toMatchObject({
        name: 'AccessTokenRefused',
      });
    });
  });
}
