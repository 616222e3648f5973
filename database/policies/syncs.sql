-- Internal tables of syncs, for the jobs' login only; requests reach them through functions.
revoke all on private.sync_connections, private.sync_tasks, private.sync_notices, private.provider_paces,
    private.weeks_to_read
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
revoke all on private.figure_origins, private.figures_put_aside
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
grant select, insert, update, delete
  on private.sync_connections, private.sync_tasks, private.sync_notices, private.provider_paces,
    private.weeks_to_read
  to steeple_jobs;
grant execute on function
  private.sync_state(private.sync_connections),
  private.weeks_read(private.sync_connections),
  private.claim_sync(uuid, text, uuid, double precision),
  private.remember_provider_person(uuid, text, uuid, text),
  private.renew_origin(uuid, text, uuid, text, text),
  private.leave_figures(uuid, text),
  private.take_provider_turn(uuid, text, boolean),
  private.return_provider_turn(uuid, text, boolean),
  private.note_provider_rate(uuid, text, integer, numeric, boolean, double precision)
  to steeple_jobs;
grant execute on function
  private.take_provider_turn(uuid, text, boolean),
  private.return_provider_turn(uuid, text, boolean),
  private.note_provider_rate(uuid, text, integer, numeric, boolean, double precision)
  to steeple_providers;
grant execute on function private.request_sync(uuid, text, text), private.request_quarter(uuid),
    private.read_sync_status(uuid)
  to account_admin, super_admin;
grant execute on function private.read_connections_health(jsonb) to super_admin;
