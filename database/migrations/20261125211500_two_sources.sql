-- What was typed when it was asked which of two sources counts: another number is another question.
alter table analytics.count_questions add column typed_value bigint;
alter table analytics.count_questions drop constraint count_questions_one;
alter table analytics.count_questions add constraint count_questions_one
  unique nulls not distinct (count_id, kind, other_revision, provider_value, typed_value);
