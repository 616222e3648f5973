-- Without the lock of adding it: the rows that are there are looked at while others write.
alter table analytics.figures validate constraint figures_figure_shape;
alter table analytics.forecasts validate constraint forecasts_figure_shape;
