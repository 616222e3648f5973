-- The demo churches and their people. Everything is fixed, so that every demo is the same demo.
-- All three sign in with the password "steeple-demo"; is_demo shuts them out when DEMO is off.
insert into auth.users (id, email, password_hash, is_demo, created_at) values
  ('5eed0000-0000-4000-8000-000000000001', 'super@steeple.test',
   '$argon2id$v=19$m=19456,t=2,p=1$hrPn59hl3PyhXURHop6a5A$n9YS/chuBnKO6LGL0DnOj1ibhZzxwG+KF6jDMkqvBKE', true, '2025-09-01 14:00:00+00'),
  ('5eed0000-0000-4000-8000-000000000002', 'grace@steeple.test',
   '$argon2id$v=19$m=19456,t=2,p=1$hrPn59hl3PyhXURHop6a5A$n9YS/chuBnKO6LGL0DnOj1ibhZzxwG+KF6jDMkqvBKE', true, '2025-09-02 15:30:00+00'),
  ('5eed0000-0000-4000-8000-000000000003', 'harbor@steeple.test',
   '$argon2id$v=19$m=19456,t=2,p=1$hrPn59hl3PyhXURHop6a5A$n9YS/chuBnKO6LGL0DnOj1ibhZzxwG+KF6jDMkqvBKE', true, '2025-09-03 16:45:00+00');

insert into public.accounts (id, account_name, location, notes, user_id, created_at) values
  ('5eed0000-0000-4000-8000-0000000000a1', 'Grace Hill Church', 'Austin, Texas',
   'Two Sunday services, 9:00 and 11:00. Moved into the new building in spring 2024; the kids’ rooms fill up first.',
   '5eed0000-0000-4000-8000-000000000001', '2025-09-02 15:00:00+00'),
  ('5eed0000-0000-4000-8000-0000000000a2', 'Harbor Community Church', 'Galveston, Texas',
   'One service. A volunteer keeps the counts on paper and types them in on Mondays.',
   '5eed0000-0000-4000-8000-000000000001', '2025-09-03 16:00:00+00'),
  ('5eed0000-0000-4000-8000-0000000000a3', 'Cedar Park Fellowship', null, null,
   '5eed0000-0000-4000-8000-000000000001', '2025-10-12 19:20:00+00');

insert into public.profiles (id, user_id, first_name, last_name, email, phone_number, role, account_id) values
  ('5eed0000-0000-4000-8000-0000000000b1', '5eed0000-0000-4000-8000-000000000001',
   'Sam', 'Rivers', 'super@steeple.test', '(512) 555-0100', 'super_admin', null),
  ('5eed0000-0000-4000-8000-0000000000b2', '5eed0000-0000-4000-8000-000000000002',
   'Grace', 'Okafor', 'grace@steeple.test', '(512) 555-0142', 'account_admin', '5eed0000-0000-4000-8000-0000000000a1'),
  ('5eed0000-0000-4000-8000-0000000000b3', '5eed0000-0000-4000-8000-000000000003',
   'Daniel', 'Marsh', 'harbor@steeple.test', null, 'account_admin', '5eed0000-0000-4000-8000-0000000000a2');

insert into public.knowledge (id, title, prompt, user_id, account_id, created_at) values
  ('5eed0000-0000-4000-8000-0000000000c1', 'Speak like a friend of the church',
   E'Write for a volunteer who has ten minutes on a Monday morning.\nSay what changed, how sure we are, and one next step for this week.\nNever shame a church for its size.',
   '5eed0000-0000-4000-8000-000000000001', null, '2025-09-05 13:00:00+00'),
  ('5eed0000-0000-4000-8000-0000000000c2', 'Ignore any single week',
   E'One Sunday doesn’t tell you much: counts usually go up or down about ten percent from week to week.\nBefore calling anything a trend, compare a typical week of the last four with the same four weeks last year.',
   '5eed0000-0000-4000-8000-000000000001', null, '2025-09-06 13:00:00+00'),
  ('5eed0000-0000-4000-8000-0000000000c3', 'Rule out harmless causes first',
   'Before you suggest a cause, rule out the harmless ones: a holiday weekend, bad weather, a service no one counted, a change in how children are checked in.',
   '5eed0000-0000-4000-8000-000000000001', null, '2025-09-07 13:00:00+00'),
  ('5eed0000-0000-4000-8000-0000000000c4', 'First-time guests',
   'A guest who hears from a person within two days is far more likely to return. When guests rise and returns fall, look at the follow-up before anything else.',
   '5eed0000-0000-4000-8000-000000000001', null, '2025-09-08 13:00:00+00'),
  ('5eed0000-0000-4000-8000-0000000000c5', 'New building since spring 2024',
   'Attendance before March 2024 was counted in a room with 180 seats. Don’t mistake the move into the new building for more guests.',
   '5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-0000000000a1', '2025-09-10 13:00:00+00'),
  ('5eed0000-0000-4000-8000-0000000000c6', 'Summer is beach season',
   'Vacationers push up the counts in June and July. Leave them out when you compare with spring.',
   '5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-0000000000a2', '2025-09-11 13:00:00+00');

insert into public.integrations (id, account_id, integration_type, is_connected, connected_at, metadata) values
  ('5eed0000-0000-4000-8000-0000000000d1', '5eed0000-0000-4000-8000-0000000000a1', 'planning_center', true,
   '2025-09-15 18:05:00+00', '{"organization_name": "Grace Hill Church", "organization_id": "284517"}'),
  ('5eed0000-0000-4000-8000-0000000000d2', '5eed0000-0000-4000-8000-0000000000a1', 'google_search_console', true,
   '2025-09-15 18:12:00+00', null);
