-- GET /rest/v1/accounts?select=*&order=created_at.desc
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "accounts"."id", "accounts"."account_name", "accounts"."location", "accounts"."notes", "accounts"."user_id", "accounts"."created_at"
  from public."accounts" as "accounts"
  order by "accounts"."created_at" desc
  limit 50000
) as "row";

-- GET /rest/v1/accounts?select=*,knowledge(count)&order=created_at.desc
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "accounts"."id", "accounts"."account_name", "accounts"."location", "accounts"."notes", "accounts"."user_id", "accounts"."created_at", coalesce("knowledge_1_body"."body", '[]') as "knowledge"
  from public."accounts" as "accounts"
  left join lateral (
    select json_agg("row".*) as "body" from (
      select count(*) as "count"
      from public."knowledge" as "knowledge_1"
      where "knowledge_1"."account_id" = "accounts"."id"
    ) as "row"
  ) as "knowledge_1_body" on true
  order by "accounts"."created_at" desc
  limit 50000
) as "row";

-- GET /rest/v1/accounts?select=*&id=eq.5eed0000-0000-4000-8000-0000000000a1
-- Accept: application/vnd.pgrst.object+json
select null, count(*), case when pg_column_size(string_agg((row_to_json("row".*))::text, ',')) > 16777216 then (1 / (0 * pg_column_size(string_agg((row_to_json("row".*))::text, ','))))::text else string_agg((row_to_json("row".*))::text, ',') end, null, null
from (
  select "accounts"."id", "accounts"."account_name", "accounts"."location", "accounts"."notes", "accounts"."user_id", "accounts"."created_at"
  from public."accounts" as "accounts"
  where "accounts"."id" = $1
  limit 50000
) as "row";
-- $1 = 5eed0000-0000-4000-8000-0000000000a1

-- GET /rest/v1/accounts?select=id,account_name&or=(account_name.ilike.*grace*,notes.ilike.*grace*)&limit=25&offset=50
-- Prefer: count=exact
select (
  select count(*) from public."accounts" as "accounts"
  where ("accounts"."account_name" ilike $1 or "accounts"."notes" ilike $2)
), count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "accounts"."id", "accounts"."account_name"
  from public."accounts" as "accounts"
  where ("accounts"."account_name" ilike $1 or "accounts"."notes" ilike $2)
  limit $3
  offset $4
) as "row";
-- $1 = %grace%
-- $2 = %grace%
-- $3 = 25
-- $4 = 50

-- HEAD /rest/v1/accounts?select=*
-- Prefer: count=exact
select (
  select count(*) from public."accounts" as "accounts"
), count(*), null, null, null
from (
  select
  from public."accounts" as "accounts"
  limit 50000
) as "row";

-- GET /rest/v1/profiles?select=role&user_id=eq.5eed0000-0000-4000-8000-000000000001
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "profiles"."role"
  from public."profiles" as "profiles"
  where "profiles"."user_id" = $1
  limit 50000
) as "row";
-- $1 = 5eed0000-0000-4000-8000-000000000001

-- GET /rest/v1/profiles?select=*,account:accounts(id,account_name)&order=account(account_name)
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "profiles"."id", "profiles"."user_id", "profiles"."first_name", "profiles"."last_name", "profiles"."email", "profiles"."phone_number", "profiles"."role", "profiles"."account_id", "profiles"."may_only_look", "profiles"."without_giving", "accounts_1_body"."body" as "account"
  from public."profiles" as "profiles"
  left join lateral (
    select row_to_json("row".*) as "body" from (
      select "accounts_1"."id", "accounts_1"."account_name"
      from public."accounts" as "accounts_1"
      where "accounts_1"."id" = "profiles"."account_id"
    ) as "row"
  ) as "accounts_1_body" on true
  order by (select "accounts_1"."account_name" from public."accounts" as "accounts_1" where "accounts_1"."id" = "profiles"."account_id") asc
  limit 50000
) as "row";

-- GET /rest/v1/profiles?select=*,accounts!inner()&accounts.location=like.*Texas
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "profiles"."id", "profiles"."user_id", "profiles"."first_name", "profiles"."last_name", "profiles"."email", "profiles"."phone_number", "profiles"."role", "profiles"."account_id", "profiles"."may_only_look", "profiles"."without_giving"
  from public."profiles" as "profiles"
  where exists (select from public."accounts" as "accounts_1" where "accounts_1"."location" like $1 and "accounts_1"."id" = "profiles"."account_id")
  limit 50000
) as "row";
-- $1 = %Texas

-- GET /rest/v1/knowledge?select=*&account_id=is.null&order=created_at.desc
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "knowledge"."id", "knowledge"."title", "knowledge"."prompt", "knowledge"."user_id", "knowledge"."account_id", "knowledge"."created_at"
  from public."knowledge" as "knowledge"
  where "knowledge"."account_id" is null
  order by "knowledge"."created_at" desc
  limit 50000
) as "row";

-- GET /rest/v1/accounts?select=account_name,knowledge(title,prompt)&knowledge.title=not.in.(a,"b,c")&knowledge.order=title&knowledge.limit=3&knowledge=not.is.null
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "accounts"."account_name", coalesce("knowledge_1_body"."body", '[]') as "knowledge"
  from public."accounts" as "accounts"
  left join lateral (
    select json_agg("row".*) as "body" from (
      select "knowledge_1"."title", "knowledge_1"."prompt"
      from public."knowledge" as "knowledge_1"
      where not ("knowledge_1"."title" = any ($2))
        and "knowledge_1"."account_id" = "accounts"."id"
      order by "knowledge_1"."title" asc
      limit $3
    ) as "row"
  ) as "knowledge_1_body" on true
  where exists (select from public."knowledge" as "knowledge_1" where not ("knowledge_1"."title" = any ($1)) and "knowledge_1"."account_id" = "accounts"."id")
  limit 50000
) as "row";
-- $1 = {"a","b,c"}
-- $2 = {"a","b,c"}
-- $3 = 3

-- GET /rest/v1/integrations?select=*&account_id=eq.5eed0000-0000-4000-8000-0000000000a1
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "integrations"."id", "integrations"."account_id", "integrations"."integration_type", "integrations"."is_connected", "integrations"."access_token", "integrations"."refresh_token", "integrations"."token_expires_at", "integrations"."connected_at", "integrations"."disconnected_at", "integrations"."metadata"
  from public."integrations" as "integrations"
  where "integrations"."account_id" = $1
  limit 50000
) as "row";
-- $1 = 5eed0000-0000-4000-8000-0000000000a1

-- POST /rest/v1/accounts?select=*
-- Prefer: return=representation
-- Accept: application/vnd.pgrst.object+json
with "changed" as (
  insert into public."accounts" as "accounts" ("account_name", "location", "notes", "user_id")
  select "body"."account_name", "body"."location", "body"."notes", "body"."user_id"
  from json_to_recordset($1::json) as "body" ("account_name" text, "location" text, "notes" text, "user_id" uuid)
  returning "accounts"."id", "accounts"."account_name", "accounts"."location", "accounts"."notes", "accounts"."user_id", "accounts"."created_at"
)
select null, count(*), case when pg_column_size(string_agg((row_to_json("row".*))::text, ',')) > 16777216 then (1 / (0 * pg_column_size(string_agg((row_to_json("row".*))::text, ','))))::text else string_agg((row_to_json("row".*))::text, ',') end, null, null, case when count(*) <> 1 then cast(cast($2 as text) || count(*) as integer) end
from (
  select "accounts"."id", "accounts"."account_name", "accounts"."location", "accounts"."notes", "accounts"."user_id", "accounts"."created_at"
  from "changed" as "accounts"
) as "row";
-- $1 = [{"account_name":"One","location":null,"notes":null,"user_id":"u"}]
-- $2 = steeple-guard-…:

-- POST /rest/v1/knowledge?
with "changed" as (
  insert into public."knowledge" as "knowledge" ("title", "prompt")
  select "body"."title", "body"."prompt"
  from json_to_recordset($1::json) as "body" ("title" text, "prompt" text)
  returning 1
)
select null, count(*), null, null, null
from "changed";
-- $1 = [{"title":"One","prompt":"p"},{"title":"Two","prompt":"q"}]

-- POST /rest/v1/accounts?on_conflict=id&select=id
-- Prefer: resolution=merge-duplicates, return=representation, missing=default
with "changed" as (
  insert into public."accounts" as "accounts" ("id", "account_name")
  select case when "entry"."value"::jsonb ? 'id' then "body"."id" else gen_random_uuid() end, "body"."account_name"
  from json_array_elements($1::json) as "entry" ("value"),
    json_to_record("entry"."value") as "body" ("id" uuid, "account_name" text)
  on conflict ("id") do update set "account_name" = excluded."account_name"
  returning "accounts"."id", "accounts".xmax = 0 as "is_new"
)
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, (select count(*) from "changed" where "is_new")
from (
  select "accounts"."id"
  from "changed" as "accounts"
) as "row";
-- $1 = [{"id":"i","account_name":"One"}]

-- PATCH /rest/v1/accounts?id=eq.1
with "changed" as (
  update public."accounts" as "accounts" set "account_name" = "body"."account_name", "location" = "body"."location", "notes" = "body"."notes"
  from json_to_record($1::json) as "body" ("account_name" text, "location" text, "notes" text)
  where "accounts"."id" = $2
  returning 1
)
select null, count(*), null, null, null
from "changed";
-- $1 = {"account_name":"X","location":"Y","notes":"Z"}
-- $2 = 1

-- PATCH /rest/v1/profiles?user_id=eq.1&select=*,account:accounts(id,account_name)
-- Prefer: return=representation
with "changed" as (
  update public."profiles" as "profiles" set "role" = "body"."role", "account_id" = "body"."account_id"
  from json_to_record($1::json) as "body" ("role" text, "account_id" uuid)
  where "profiles"."user_id" = $2
  returning "profiles"."id", "profiles"."user_id", "profiles"."first_name", "profiles"."last_name", "profiles"."email", "profiles"."phone_number", "profiles"."role", "profiles"."account_id", "profiles"."may_only_look", "profiles"."without_giving"
)
select null, count(*), case when pg_column_size(json_agg("row".*)) > 16777216 then (1 / (0 * pg_column_size(json_agg("row".*))))::text else coalesce(json_agg("row".*), '[]')::text end, null, null
from (
  select "profiles"."id", "profiles"."user_id", "profiles"."first_name", "profiles"."last_name", "profiles"."email", "profiles"."phone_number", "profiles"."role", "profiles"."account_id", "profiles"."may_only_look", "profiles"."without_giving", "accounts_1_body"."body" as "account"
  from "changed" as "profiles"
  left join lateral (
    select row_to_json("row".*) as "body" from (
      select "accounts_1"."id", "accounts_1"."account_name"
      from public."accounts" as "accounts_1"
      where "accounts_1"."id" = "profiles"."account_id"
    ) as "row"
  ) as "accounts_1_body" on true
) as "row";
-- $1 = {"role":"super_admin","account_id":null}
-- $2 = 1

-- DELETE /rest/v1/knowledge?id=eq.1
-- Prefer: handling=strict, max-affected=1
with "changed" as (
  delete from public."knowledge" as "knowledge"
  where "knowledge"."id" = $1
  returning 1
)
select null, count(*), null, null, null, case when count(*) > $2 then cast(cast($3 as text) || count(*) as integer) end
from "changed";
-- $1 = 1
-- $2 = 1
-- $3 = steeple-guard-…:
