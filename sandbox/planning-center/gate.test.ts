import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Asking,
  type Planner,
  problems,
  startPlanningCenter,
} from '#testing/sandbox/planning-center.ts';

let planner: Planner;
beforeAll(async () => {
  planner = await startPlanningCenter();
});
afterAll(() => planner.stop());

async function refusal(path: string, asking?: Asking) {
  const response = await planner.ask(path, asking);
  const [error] = problems.parse(await response.json()).errors;
  return { ...error, status: response.status };
}

const people = '/people/v2/people';

describe('refusals', () => {
  test('a token that was never given is not authenticated, without a hint', async () => {
    const { status, code, detail } = await refusal(people, { verdict: 'unknown' });
    expect({ status, code }).toEqual({ status: 401, code: 'unauthorized' });
    expect(detail).not.toContain('Hint');
  });

  test.each([
    ['expired', 'BABOON'],
    ['revoked', 'CAPUCHIN'],
  ] as const)('a token that is %s is refused with the hint %s', async (verdict, hint) => {
    expect(await refusal(people, { verdict })).toMatchObject({
      status: 401,
      title: 'Unauthorized',
      detail: `This request could not be authenticated. Error Code Hint: (${hint})`,
    });
  });

  test('a token counts before the version, and the version before the scope', async () => {
    const old = { version: '2018-07-31' };
    expect((await refusal(people, { ...old, verdict: 'expired' })).status).toBe(401);
    expect(await refusal(people, { ...old, scopes: [] })).toMatchObject({
      status: 400,
      code: 'unsupported_version_error',
    });
  });

  test.each(['2018-08-01', '2025-11-10', 'LATEST'])('version %s is served', async (version) => {
    expect((await planner.ask(people, { version })).status).toBe(200);
  });

  test.each(['/giving/v2/donations', '/giving/v2', '/giving/v2/no/such/path', '/giving'])(
    'a missing scope shows before anybody looks at the path %s',
    async (path) => {
      expect(await refusal(path, { scopes: ['people'] })).toMatchObject({
        status: 401,
        code: 'bad_scope',
        title: 'Request outside authenticated scope',
        detail: 'The API credentials do not have access to the application giving',
      });
    },
  );

  test('the scope check_ins opens the path check-ins', async () => {
    const asking = { scopes: ['check_ins'] };
    expect((await planner.ask('/check-ins/v2/events', asking)).status).toBe(200);
    expect((await refusal('/check-ins/v2/events', { scopes: ['check-ins'] })).code).toBe(
      'bad_scope',
    );
  });

  test('a product that the church does not use is TRASH_PANDA, root and lists alike', async () => {
    const asking = { identity: 'few-products' };
    for (const path of ['/giving/v2', '/giving/v2/donations', '/publishing/v2/episodes']) {
      expect(await refusal(path, asking)).toMatchObject({
        status: 401,
        code: 'unauthorized',
        detail: 'This request could not be authenticated. Error Code Hint: (TRASH_PANDA)',
      });
    }
    expect(await planner.count('/people/v2/people', asking)).toBeGreaterThan(100);
  });

  test('a low role is forbidden by name, sees no groups, and still reads the rest', async () => {
    const asking = { identity: 'low-role' };
    expect(await refusal('/giving/v2/donations', asking)).toMatchObject({
      status: 403,
      title: 'Forbidden',
      detail: 'You do not have access to this resource',
      meta: {
        description:
          'User with id 153016611 cannot read AppGraph::V2019_10_18::Vertices::DonationVertex collection.',
      },
    });
    const groups = await planner.list('/groups/v2/groups', asking);
    expect({ data: groups.data, total: groups.meta.total_count }).toEqual({ data: [], total: 0 });
    expect(await planner.count('/services/v2/service_types', asking)).toBe(4);
  });

  test.each([
    '/',
    '/nothing/v2/people',
    '/people/v1/people',
    '/people/v2/nothing',
    '/people/v2/people/7',
    '/people/v2/constructor',
    '/check-ins/v2/event_periods',
    '/check-ins/v2/events/1/event_periods',
    '/groups/v2/groups/1/memberships',
    '/current/v2/you',
  ])('%s is not there', async (path) => {
    expect(await refusal(path)).toMatchObject({
      status: 404,
      title: 'Not Found',
      detail: 'The resource you requested could not be found',
    });
  });
});

describe('who am I', () => {
  test('needs no scope and names the church on request', async () => {
    const asking = { scopes: [] };
    const me = await planner.ask('/current/v2/me?include=organization', asking);
    expect(await me.json()).toMatchObject({
      data: {
        type: 'Person',
        id: '152662737',
        attributes: { email: 'dana@gracehill.example', first_name: 'Dana', last_name: 'Ruiz' },
        relationships: { organization: { data: { type: 'Organization', id: '284517' } } },
      },
      included: [
        {
          type: 'Organization',
          id: '284517',
          attributes: { name: 'Grace Hill Church', subdomain: 'gracehill' },
        },
      ],
      meta: {},
    });
    expect(await (await planner.ask('/current/v2/me', asking)).json()).toMatchObject({
      included: [],
    });
  });

  test("a product's root is the church; only Check-Ins has Rails' name for its time zone", async () => {
    const root = await planner.ask('/people/v2');
    expect(await root.json()).toMatchObject({
      data: {
        type: 'Organization',
        id: '284517',
        attributes: { name: 'Grace Hill Church', time_zone: 'America/Chicago' },
        links: { self: `${planner.origin}/people/v2` },
      },
    });
    const railsName = { data: { attributes: { time_zone: 'Central Time (US & Canada)' } } };
    expect(await (await planner.ask('/check-ins/v2')).json()).toMatchObject(railsName);
    planner.switches.planningCenter.railsZoneNames = 'everywhere';
    expect(await (await planner.ask('/people/v2')).json()).toMatchObject(railsName);
    planner.switches.planningCenter.railsZoneNames = 'check_ins';
    expect((await planner.ask('/check-ins/v2')).headers.get('content-type')).toBe(
      'application/vnd.api+json; charset=utf-8',
    );
  });
});
