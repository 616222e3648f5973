-- Of weeks of which hardly any gifts are there, only the church knows whether all are entered.
alter table analytics.questions
  drop constraint questions_about_known,
  add constraint questions_about_known check (about in ('choices', 'count', 'level', 'gifts')),
  drop constraint questions_of_weeks_answers,
  add constraint questions_of_weeks_answers check (
    about = 'choices' or answer is null
    or about = 'count' and answer in ('right', 'no_service', 'wrong')
    or about = 'level' and answer in ('merged', 'services', 'campus', 'counted', 'nothing')
    or about = 'gifts' and answer in ('entered', 'missing'));
