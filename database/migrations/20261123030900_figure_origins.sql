-- Whose records a church's figures are from: a Planning Center organization, a Search Console property.
-- It outlives a Disconnect, so that figures of two of them are never mixed.
create table private.figure_origins (
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null,
  -- the provider's id of the organization, or the property's URL
  origin text not null,
  since timestamptz not null default now(),
  primary key (account_id, integration_type)
);

-- Figures of one that the church is connected to no longer. They come back when it is again: some of
-- them cannot be read a second time.
create table private.figures_put_aside (
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null,
  origin text not null,
  figure text not null,
  week date not null,
  value numeric,
  state text not null,
  count integer not null,
  source text not null,
  as_of timestamptz not null,
  primary key (account_id, integration_type, origin, figure, week)
);

insert into private.figure_origins (account_id, integration_type, origin)
select account_id, integration_type, organization_id from private.sync_connections
where organization_id is not null
union all
select account_id, integration_type, metadata ->> 'property_url' from public.integrations
where integration_type = 'google_search_console' and metadata ->> 'property_url' is not null;

drop function if exists private.renew_organization(uuid, text, uuid, text);
alter table private.sync_connections drop column organization_id;
