-- Each table of churches' rows in one line: what an account admin may do with the rows of their account
-- and a super admin with all (functions/church_tables.sql). The jobs write the rest (jobs.sql).
select private.protect_church_table('analytics.figures',
  giving => $$(private.is_about_giving(figure) OR ((figure ~~ 'own\_%'::text) AND private.is_own_money(account_id, figure)))$$);
select private.protect_church_table('analytics.superseded_figures',
  giving => $$(private.is_about_giving(figure) OR ((figure ~~ 'own\_%'::text) AND private.is_own_money(account_id, figure)))$$);
select private.protect_church_table('analytics.measure_choices');
select private.protect_church_table('analytics.quarters', giving => $$(measure ~ '^(gave|givers)'::text)$$);
select private.protect_church_table('analytics.people_bases');
-- What is expected of giving stands beside the rest in one row: private.own_expected_weeks takes it out.
select private.protect_church_table('analytics.expected_weeks', giving => 'true');
select private.protect_church_table('analytics.forecasts',
  giving => $$(private.is_about_giving(figure) OR ((figure ~~ 'own\_%'::text) AND private.is_own_money(account_id, figure)))$$);
select private.protect_church_table('analytics.forecast_weeks',
  giving => $$(private.is_about_giving(figure) OR ((figure ~~ 'own\_%'::text) AND private.is_own_money(account_id, figure)))$$);
select private.protect_church_table('analytics.recommendations', giving => 'private.finding_is_about_giving(finding)');
select private.protect_church_table('analytics.recommendation_weeks');
-- Questions are answered by choosing what counts (functions/readings.sql).
select private.protect_church_table('analytics.questions', giving => 'private.is_about_giving(figure)');
-- Answers of models are read through private.model_answer alone.
select private.protect_church_table('analytics.model_requests',
  reads => '{id,account_id,recommendation_id,sent_at,provider,model,request,outcome,problem}',
  giving => 'private.card_is_unseen(account_id, recommendation_id)');

select private.protect_church_table('analytics.annotations', audited => true, signed => true, removes => true,
  adds => '{account_id,starts_on,ends_on,text,kind,does_not_count}',
  changes => '{starts_on,ends_on,text,kind,does_not_count}');
select private.protect_church_table('analytics.goals', audited => true, signed => true, removes => true,
  adds => '{account_id,figure,year,value}', changes => '{value}',
  giving => $$(private.is_about_giving(figure) OR ((figure ~~ 'own\_%'::text) AND private.is_own_money(account_id, figure)))$$);
-- A link's token hash is read by nobody but the jobs, which look it up for a visitor.
select private.protect_church_table('analytics.share_links', audited => true, signed => true,
  reads => '{id,account_id,label,shows_giving,shows_notes,expires_at,author_id,author,created_at,revoked_at}',
  adds => '{account_id,label,token_hash,shows_giving,shows_notes,expires_at}',
  changes => '{revoked_at}');
select private.protect_church_table('analytics.recommendation_answers', audited => true,
  adds => '{account_id,recommendation_id,answer,reason,who,due_on}',
  giving => 'private.card_is_unseen(account_id, recommendation_id)');
-- What leaves the church is its own decision: a super admin only ends it.
select private.protect_church_table('analytics.forecast_sharing', removes => true,
  adds => '{account_id}', super_admin_writes => 'false');
select private.protect_church_table('analytics.model_settings', audited => true,
  adds => '{account_id,is_on,requests_max}', changes => '{is_on,requests_max}',
  super_admin_writes => '(NOT is_on)');

-- What is counted by hand is written by functions/counts.sql alone.
select private.protect_church_table('analytics.count_services', audited => true);
select private.protect_church_table('analytics.count_categories', audited => true, giving => 'is_money');
select private.protect_church_table('analytics.own_figures', audited => true, giving => 'is_money');
select private.protect_church_table('analytics.counts', giving => 'is_money');
select private.protect_church_table('analytics.count_revisions', giving => 'is_money');
select private.protect_church_table('analytics.count_questions', audited => true, giving => 'is_money');
select private.protect_church_table('analytics.count_batches', audited => true,
  reads => '{id,account_id,name,is_money,answer,author_id,author,made_at,undone_at}', giving => 'is_money');
-- A link's token hash is read by nobody, as above.
select private.protect_church_table('analytics.count_links', audited => true,
  reads => '{id,account_id,label,service_ids,category_ids,expires_at,author_id,author,created_at,ended_at,last_used_at}');

revoke all on private.account_views from public, anon, authenticated, account_admin, super_admin, steeple_rest;
grant execute on function private.require_church(uuid), private.require_connected_church(uuid),
  private.require_church_to_change(uuid) to account_admin, super_admin;
