-- Of volunteers of whom about half stay away, only the church knows whether all schedules are entered.
alter table analytics.questions
  drop constraint questions_of_weeks_answers,
  add constraint questions_of_weeks_answers check (
    about = 'choices' or answer is null
    or about = 'count' and answer in ('right', 'no_service', 'wrong')
    or about = 'level' and (answer in ('merged', 'services', 'campus', 'counted', 'nothing')
      or figure = 'serving' and answer in ('entered', 'missing'))
    or about = 'gifts' and answer in ('entered', 'missing'));
