import pg from 'pg';
import type { Owner } from './database-state.ts';
import { userId } from './planted-rows.ts';
import { accountId } from './planted-secrets.ts';

/** What the jobs may not do: the table is append-only, or changed only by people. */
const keptFromJobs: Readonly<Record<string, readonly string[]>> = {
  'analytics.recommendation_answers': ['UPDATE', 'DELETE'],
  'analytics.superseded_figures': ['UPDATE', 'DELETE'],
  'analytics.library_versions': ['UPDATE', 'DELETE'],
  'analytics.share_links': ['INSERT', 'UPDATE', 'DELETE'],
  'analytics.count_links': ['INSERT', 'UPDATE', 'DELETE'],
};

/**
 * Checks what people see in the tables of the schema `analytics`: an account admin the rows of their
 * account, a super admin all. No request names these tables, so they are queried as the roles
 * themselves.
 *
 * @returns a line for each violation
 */
export async function analyticsProblems(owner: Owner): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
     where c.relnamespace = 'analytics'::regnamespace and c.relkind in ('r', 'p')
       and has_column_privilege('account_admin', c.oid, a.attnum, 'select') order by 1`,
  );
  const problems = [...(await jobPolicies(owner)), ...(await looseChecks(owner))];
  for (const { name } of tables) {
    const own = await countAs(owner, name, null, accountId('own'));
    if (!own?.own || !own.others) {
      problems.push(`${name} has no row of each church: plant some in planted-rows.ts`);
      continue;
    }
    const seen = await countAs(owner, name, 'grace', accountId('own'));
    const all = await countAs(owner, name, 'boss', accountId('own'));
    if (seen?.others !== 0 || seen.own !== own.own) {
      problems.push(`an account admin sees other rows of ${name} than their own`);
    }
    const giverless = await countAs(owner, name, 'giverless', accountId('own'));
    if (giverless?.others !== 0 || giverless.own !== own.own - (await countGiving(owner, name))) {
      problems.push(`a person without giving sees rows of giving in ${name}, or lacks others`);
    }
    if (all?.own !== own.own || all.others !== own.others) {
      problems.push(`a super admin does not see all of ${name}`);
    }
  }
  return problems;
}

/** Which rows of a table tell of giving. */
const tellingOfGiving: Readonly<Record<string, string>> = {
  'analytics.figures': ofFigures(),
  'analytics.superseded_figures': ofFigures(),
  'analytics.forecasts': ofFigures(),
  'analytics.forecast_weeks': ofFigures(),
  'analytics.questions': ofFigures(),
  'analytics.quarters': "measure ~ '^(gave|givers)'",
  'analytics.goals': "figure = 'giving_per_attender'",
  ...Object.fromEntries(
    [
      'own_figures',
      'count_categories',
      'counts',
      'count_revisions',
      'count_questions',
      'count_batches',
    ].map((table) => [`analytics.${table}`, 'is_money']),
  ),
  'analytics.recommendations': "finding_id like 'recurring_share:%'",
  'analytics.recommendation_answers': ofGivingCards(),
  'analytics.model_requests': ofGivingCards(),
  // People read a row without its part about giving by private.own_expected_weeks.
  'analytics.expected_weeks': 'true',
};

function ofFigures(): string {
  return "figure in ('giving', 'giving_settled', 'giving_units', 'recurring_share')";
}

function ofGivingCards(): string {
  return `recommendation_id in (
    select id from analytics.recommendations where finding_id like 'recurring_share:%')`;
}

async function countGiving(owner: Owner, table: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from ${table}
     where account_id = $1 and ${tellingOfGiving[table] ?? 'false'}`,
    [accountId('own')],
  );
  return rows[0]?.count ?? 0;
}

const roleOf = {
  grace: 'account_admin',
  giverless: 'account_admin',
  boss: 'super_admin',
} as const;

type Counts = { own: number; others: number };

/** How many rows of a church and of others somebody sees; null stands for the owner, who sees all. */
async function countAs(
  owner: Owner,
  table: string,
  person: keyof typeof roleOf | null,
  church: string,
): Promise<Counts | null> {
  const count = async (client: pg.Client | pg.PoolClient): Promise<Counts | null> => {
    await client.query('begin');
    try {
      if (person !== null) {
        const claims = JSON.stringify({ sub: userId(person) });
        await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
        await client.query(`set local role ${roleOf[person]}`);
      }
      const { rows } = await client.query<Counts>(
        `select (count(*) filter (where account_id = $1))::int as own,
           (count(*) filter (where account_id is distinct from $1))::int as others from ${table}`,
        [church],
      );
      return rows[0] ?? null;
    } catch {
      return null;
    } finally {
      await client.query('rollback');
    }
  };
  if (!(owner instanceof pg.Pool)) {
    return count(owner);
  }
  const client = await owner.connect();
  try {
    return await count(client);
  } finally {
    client.release();
  }
}

/** The jobs' policies cover every table with the known exceptions, and apply to nobody else. */
async function jobPolicies(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ relation: string; deed: string }>(
    `select 'analytics.' || c.relname as relation, deed
     from pg_class c, unnest(array['SELECT','INSERT','UPDATE','DELETE']) as deed
     where c.relnamespace = 'analytics'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (
         select from pg_policies p where p.schemaname = 'analytics' and p.tablename = c.relname
           and p.cmd = deed and p.roles = array['steeple_jobs']::name[]
           and coalesce(p.qual, 'true') = 'true' and coalesce(p.with_check, 'true') = 'true')`,
  );
  return rows
    .filter(({ relation, deed }) => !keptFromJobs[relation]?.includes(deed))
    .map(({ relation, deed }) => `the jobs may not ${deed} ${relation}`);
}

/** Who may change their church may read it: `own_account_to_change` is `own_account_id` or null. */
function mayReadFor(change: string): string {
  return `replace(${change}, 'own_account_to_change', 'own_account_id')`;
}

/** Nobody may write rows that they cannot read. */
async function looseChecks(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ problem: string }>(
    `select policyname || ' lets more be written than read' as problem from pg_policies as change
     where schemaname = 'analytics' and cmd in ('INSERT', 'UPDATE', 'ALL') and not exists (
       select from pg_policies as reading where reading.cmd = 'SELECT' and reading.schemaname = 'analytics'
         and reading.tablename = change.tablename and reading.roles = change.roles
         and reading.qual in ('true', ${mayReadFor('coalesce(change.with_check, change.qual)')}))`,
  );
  return rows.map(({ problem }) => problem);
}

/**
 * Policies that let a role change rows that its select policy hides. PostgreSQL applies both if a
 * statement reads a column; each must be sufficient alone.
 */
export async function widePolicies(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select change.policyname || ' is wider than what they may read' as name from pg_policies as change
     where change.cmd in ('UPDATE', 'DELETE', 'ALL') and not exists (
       select from pg_policies as reading where reading.cmd = 'SELECT' and reading.schemaname = change.schemaname
         and reading.tablename = change.tablename and reading.roles = change.roles
         and reading.qual = ${mayReadFor('change.qual')})`,
  );
  return rows.map(({ name }) => name);
}
