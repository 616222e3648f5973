-- One trigger ends the letter and the reminder of somebody who leaves (functions/letters.sql).
drop function if exists private.end_letters_of_leaver() cascade;
drop function if exists private.end_count_reminders_of_leaver() cascade;
