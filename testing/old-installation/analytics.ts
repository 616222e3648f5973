import type { MigrationRows } from './migration-rows.ts';

/** Of a church’s figures, notes, forecasts, cards, goals and quarters. */
export const analyticsRows: MigrationRows = {
  '20261122000100_figures.sql': {
    rows: `
    insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
      select id, 'attendance', '2026-11-16', 168, 'complete', 2, 'headcounts', now() from public.accounts;
    insert into analytics.superseded_figures (account_id, figure, week, value, state, count, source, as_of)
      select id, 'attendance', date '2026-11-16', 160, 'complete', 1, 'headcounts', now() from public.accounts
      union all select id, 'giving', date '2026-11-16', 15000, 'complete', 1, 'donations', now() from public.accounts;
    insert into analytics.measure_choices (account_id, available, suggested, reasons, currency)
      select id, '{}', '{}', '{}', 'USD' from public.accounts;`,
    facts: {
      'analytics.figures': 'select from analytics.figures where value = 168',
      'analytics.superseded_figures':
        'select from analytics.superseded_figures having array_agg(distinct value) = array[160, null]::numeric[]',
      'analytics.measure_choices': "select from analytics.measure_choices where currency = 'USD'",
    },
  },
  '20261122235800_notes_and_links.sql': {
    rows: `
    insert into analytics.annotations (account_id, starts_on, ends_on, text, kind)
      select id, '2026-11-22', '2026-11-22', 'Ice storm', 'weather' from public.accounts;
    insert into analytics.share_links (account_id, label, token_hash, expires_at)
      select id, 'The board', repeat('a', 64), now() + interval '7 days' from public.accounts;
    insert into analytics.expected_weeks (account_id, basis, expected)
      select id, 'some rows', '{}' from public.accounts;
    insert into private.account_views (account_id, viewer_id, hour)
      select id, gen_random_uuid(), '2026-11-22T10:00:00Z' from public.accounts;`,
    facts: {
      'analytics.annotations': "select from analytics.annotations where text = 'Ice storm'",
      'analytics.share_links': "select from analytics.share_links where label = 'The board'",
      'analytics.expected_weeks': "select from analytics.expected_weeks where basis = 'some rows'",
      'private.account_views':
        "select from private.account_views where hour = '2026-11-22T10:00:00Z'",
    },
  },
  '20261122235900_forecasts.sql': {
    rows: `
    insert into analytics.forecasts (account_id, figure, origin, horizon, week, median, low80, high80, low95, high95, why, counted_weeks, said_at,
        scored_at, came, inside80, inside95)
      select id, 'attendance', '2026-11-16', 1, '2026-11-23', 168, 150, 190, 140, 200, '{}', 52, now(),
        now(), 171, true, true from public.accounts;
    insert into analytics.forecast_sharing (account_id, shared_by) select id, id from public.accounts;`,
    facts: {
      // As it was, and as it is kept now.
      'analytics.forecasts':
        "select from analytics.forecasts as kept where to_jsonb(kept)::text like '%190%'",
      'analytics.forecast_weeks':
        "select from analytics.forecast_weeks where week = '2026-11-23' and came = 171",
      'analytics.forecast_sharing':
        'select from analytics.forecast_sharing where shared_by is not null',
    },
  },
  '20261122235950_recommendations.sql': {
    rows: `
    insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on)
      select id, 'a finding', 'kids_share', '2026-11-16', 1, '{}', '2026-11-26' from public.accounts;
    insert into analytics.recommendation_answers (account_id, recommendation_id, answer, reason)
      select account_id, id, 'dismissed', 'not for us' from analytics.recommendations;
    insert into analytics.recommendation_weeks (account_id, week, looked_at, looked_on)
      select id, '2026-11-16', '[]', '2026-11-23' from public.accounts;
    insert into analytics.library_entries (id, source_title)
      select id, 'A book' from public.knowledge;
    insert into analytics.library_versions (id, version, title, prompt)
      select id, 9, 'Old', 'Wiser' from public.knowledge;
    insert into analytics.model_settings (account_id, requests_max) select id, 7 from public.accounts;
    insert into analytics.model_requests (account_id, recommendation_id, provider, model, request, outcome)
      select account_id, id, 'a host', 'a model', 'sent to the letter', 'failed' from analytics.recommendations;`,
    facts: {
      'analytics.recommendations':
        "select from analytics.recommendations where finding_id = 'a finding'",
      'analytics.recommendation_answers':
        "select from analytics.recommendation_answers where reason = 'not for us'",
      'analytics.recommendation_weeks':
        "select from analytics.recommendation_weeks where week = '2026-11-16'",
      'analytics.library_entries':
        "select from analytics.library_entries where source_title = 'A book'",
      'analytics.library_versions': 'select from analytics.library_versions where version = 9',
      'analytics.model_settings': 'select from analytics.model_settings where requests_max = 7',
      'analytics.model_requests':
        "select from analytics.model_requests where request = 'sent to the letter'",
    },
  },
  '20261124050000_questions.sql': {
    rows: `
    insert into analytics.questions (account_id, id, figure, question, answers, choices, answered_at)
      select id, 'sum', 'attendance', 'Is Total the sum?', '[]', '{}', now() from public.accounts;`,
    facts: {
      'analytics.questions':
        "select from analytics.questions where id = 'sum' and answered_at is not null",
    },
  },
  '20261124090100_chosen_wordings.sql': {
    rows: `
    insert into private.model_months (month, requests) values ('2019-01-01', 12);`,
    facts: {
      'private.model_months': 'select from private.model_months where requests = 12',
    },
  },
  '20261125160000_goals.sql': {
    rows: `
    insert into analytics.goals (account_id, figure, year, value) select id, 'attendance', 2026, 200 from public.accounts;`,
    facts: {
      'analytics.goals': 'select from analytics.goals where value = 200',
    },
  },
  '20261125145000_questions_about_weeks.sql': {
    rows: `
    insert into analytics.questions (account_id, id, about, figure, week, value, facts, answers)
      select id, 'zero', 'count', 'attendance', '2026-11-16', 0, '{"day": "2026-11-22", "usual": 170}', '[]' from public.accounts;`,
    facts: {},
  },
  '20261125211000_quarters.sql': {
    rows: `
    insert into analytics.quarters (account_id, quarter, measure, span, value, base, state, as_of)
      select id, '2026-Q3', 'again', 1, 12, 33, 'complete', now() from public.accounts;
    insert into analytics.people_bases (account_id, unit, check_in, computed_with, as_of)
      select id, 'households', 'everybody', 'old choices', now() from public.accounts;
    insert into private.told_giving (account_id, origin, quarter, span, measure, choices, value, base)
      select id, 'an organization', '2026-Q3', 1, 'givers', 'old choices', 114, null from public.accounts;
    insert into private.people_parts (account_id, kind, covers_from, covers_to, sealed)
      select id, 'checkIns', '2026-06-29', '2026-09-27', 'sealed' from public.accounts;`,
    facts: {
      'analytics.quarters': 'select from analytics.quarters where value = 12 and base = 33',
      'analytics.people_bases':
        "select from analytics.people_bases where computed_with = 'old choices'",
      'private.told_giving': 'select from private.told_giving where value = 114',
      'private.people_parts': "select from private.people_parts where sealed = 'sealed'",
    },
  },
  '20261126010000_superseded_quarters.sql': {
    rows: `
    insert into private.superseded_quarters (account_id, quarter, measure, span, value, base, state, as_of, computed_with)
      select id, '2026-Q3', 'again', 1, 11, 33, 'complete', now(), 'other choices' from public.accounts;`,
    facts: {
      'private.superseded_quarters': 'select from private.superseded_quarters where value = 11',
    },
  },
};
