-- By itself, so that nobody waits for the look at every row.
alter table analytics.figures validate constraint figures_figure_shape;
alter table analytics.forecasts validate constraint forecasts_figure_shape;
