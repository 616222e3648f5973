import { createServer } from 'node:http';
import pg from 'pg';

// The floor: the accounts as JSON text from the bare driver, through a bare node:http server, with
// no security at all. Nothing that answers the list from PostgreSQL can do less.
const pool = new pg.Pool({ ...JSON.parse(process.env.FLOOR_DATABASE ?? '{}'), max: 10 });
const query = {
  name: 'accounts',
  text: `select coalesce(json_agg(account), '[]')::text as body from (
    select id, account_name, location, notes, user_id, created_at from public.accounts order by created_at desc
  ) as account`,
};

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query<{ body: string }>(query);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(rows[0]?.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
