-- A figure's id is no closed list: a new figure needs no migration, and a church can name some itself
-- (own_<slug>). Rows that are there are looked at by the next migration.
alter table analytics.figures drop constraint figures_figure_known,
  add constraint figures_figure_shape check (figure ~ '^[a-z][a-z0-9_]{0,59}$') not valid;
alter table analytics.forecasts drop constraint forecasts_figure_known,
  add constraint forecasts_figure_shape check (figure ~ '^[a-z][a-z0-9_]{0,59}$') not valid;
