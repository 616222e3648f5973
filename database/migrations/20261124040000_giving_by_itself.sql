-- One key hashed people for gifts, teams and check-ins alike, and gifts were kept by day, fund and method
-- beside the hashes of those who gave. Each purpose has its own key from now on, and sums of gifts are
-- sealed. What was kept otherwise is deleted; the next sync reads it again, and figures stay meanwhile.
alter table private.people_keys
  add column purpose text not null default 'check_ins'
    constraint people_keys_purpose_known check (purpose in ('check_ins', 'guest_cards', 'teams', 'giving')),
  drop constraint people_keys_pkey,
  add primary key (account_id, purpose);
alter table private.people_keys alter column purpose drop default;

delete from private.readings where kind in ('gifts', 'donors', 'team', 'guestCards');
delete from private.reading_coverage where kind in ('gifts', 'donors', 'team', 'guestCards');

-- Two sums of a week, before and after a correction, differ by what came between: often a single gift.
update analytics.superseded_figures set value = null, state = 'suppressed', count = 0
where figure in ('giving', 'giving_settled', 'recurring_share');

-- From an exact share the sum of its 90 days could be found, and by the weekly sums that of a day.
update analytics.figures set value = round(value, 4) where figure = 'recurring_share';
update private.figures_put_aside set value = round(value, 4) where figure = 'recurring_share';
update analytics.forecast_weeks set came = round(came, 4) where figure = 'recurring_share';
update analytics.recommendations as card set finding = jsonb_set(finding, '{charts}', (
  select jsonb_agg(case chart ->> 'figure' when 'recurring_share' then jsonb_set(chart, '{weeks}', (
      select coalesce(jsonb_agg(point || jsonb_build_object('value', round((point ->> 'value')::numeric, 4))), '[]')
      from jsonb_array_elements(chart -> 'weeks') as point)) else chart end)
  from jsonb_array_elements(card.finding -> 'charts') as chart))
where jsonb_array_length(finding -> 'charts') > 0 and finding -> 'figures' ? 'recurring_share';
