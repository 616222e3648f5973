-- Who takes a card's step on, and by when: an answer like the others, so that it is signed and audited.
alter table analytics.recommendation_answers
  drop constraint recommendation_answers_answer_known,
  add constraint recommendation_answers_answer_known
    check (answer in ('accepted', 'dismissed', 'done', 'taken_back', 'planned')),
  add column who text
    constraint recommendation_answers_who_length check (char_length(who) between 1 and 80),
  add column due_on date,
  add constraint recommendation_answers_plan_alone
    check (answer = 'planned' or (who is null and due_on is null));
