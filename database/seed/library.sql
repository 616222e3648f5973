-- The library of the demo: core knowledge with the rules it serves and its public sources. The words are
-- ours; a source is named for what it says itself.
create temporary table demo_library (
  number integer, title text, prompt text, rules text[], size_from integer, size_to integer, author text, source text, url text
) on commit drop;
insert into demo_library values
  (1, 'A missing count is not an empty church',
   E'When a Sunday was not counted, ask the person who usually counts before anything else: the number is often on paper.\nIf it cannot be found, leave the week empty. Never estimate it, and never enter zero unless there was no service.\nDecide now who counts next Sunday and who stands in.',
   '{uncounted_weeks}', null, null, 'The Episcopal Diocese of Georgia', 'Loose Canon: on reading attendance figures', 'http://loosecanon.georgiaepiscopal.org/?p=661'),
  (2, 'One person and one deputy for the count',
   E'A count is only as steady as the person who makes it. Name one person and one deputy for each service, and write down when the count is taken (ten minutes after the start, children included or not).\nKeep the way of counting the same for a year; a change of method looks like growth or decline.',
   '{uncounted_weeks,kids_share}', null, 250, 'Jon Edmiston', 'On a weekly report with the median of four weeks', 'http://www.jonedmiston.com/?p=178'),
  (3, 'When a connection stops',
   E'Numbers that stand still are worse than none: people read them as calm.\nConnect again as somebody who will stay, with a role that may see check-ins, giving and services. Then look at the newest two weeks before trusting a trend.',
   '{broken_connection}', null, null, 'Planning Center', 'Planning Center API documentation', 'https://developer.planning.center/docs/'),
  (4, 'A first word within two days',
   E'Guests decide early whether they come again. A short personal note within two days does more than a long letter later.\nOne person writes, by hand where there are few guests. Say one true thing about that Sunday and name one ordinary thing they can come to. Ask for nothing.',
   '{guests_return,festival_weeks}', null, 250, 'Gary L. McIntosh and Charles Arn', 'What Every Pastor Should Know, 2013', null),
  (5, 'Guests who come twice',
   E'The second visit is the hinge: far more of those who come twice stay than of those who come once.\nMake the second visit easy to see: a host who recognizes a face, a reason to come next week, a name remembered. Count cohorts over six weeks, and speak in people when there are few.',
   '{guests_return}', null, null, 'Gary L. McIntosh and Charles Arn', 'What Every Pastor Should Know, 2013', null),
  (6, 'When guests are many, assign them',
   E'In a larger church nobody feels responsible for a guest, because everybody could be. Give each service a small welcome team with a list of that day’s guests and a day by which each has heard from somebody.',
   '{guests_return}', 250, null, 'Nelson Searcy', 'Fusion: Turning First-Time Guests into Fully-Engaged Members of Your Church, 2007', null),
  (7, 'Children, against your own year',
   E'About 18 percent of attendance were children in one survey of 288 mostly large churches; yours is what your own year says.\nA fall in the share that outlasts the season is worth one conversation with those who check children in: has a room closed, an hour moved, a class been joined with another?',
   '{kids_share}', null, null, 'The Unstuck Group', 'The Unstuck Church Report, 2023', 'https://theunstuckgroup.com/'),
  (8, 'Children in the season they are in',
   E'Camps, holidays and the start of school move children more than adults. Compare this autumn with last autumn, not with last month.\nIf the share is off in both, look at what is cheapest first: the queue at check-in, the hour, the way from the door to the room.',
   '{kids_share}', 100, null, 'Rob J. Hyndman and George Athanasopoulos', 'Forecasting: Principles and Practice, weekly data', 'https://otexts.com/fpp3/weekly.html'),
  (9, 'Ask for help in person',
   E'Announcements from the front fill few gaps; people say yes when somebody they know asks for one clear thing with an end.\nAsk for one Sunday, not for a year. Thank those who stop, in public, so that stopping is allowed.',
   '{serving_share}', null, null, 'Independent Sector', 'Giving and Volunteering in the United States, 2001', null),
  (10, 'Which share of people serve',
   E'Published shares of people who serve run from about a quarter to nearly a half, because they count different things. Do not chase any of them.\nLook at the direction in your own church, and at whether the same few carry several teams.',
   '{serving_share}', null, null, 'The Unstuck Group', 'The Unstuck Church Report, 2023', 'https://theunstuckgroup.com/'),
  (11, 'Eighty percent, on average over the year',
   E'The old rule that a room is full at 80 percent is meant for the yearly average, and the evidence for it is mixed: some growing churches run well over it.\nBefore building, look at what is cheaper: another hour, another room for families, seats moved, parking that empties faster.',
   '{room_full}', null, null, 'C. Kirk Hadaway', 'Church Growth Principles: Separating Fact from Fiction, 1991', null),
  (12, 'Before Easter: get the welcome ready, not the show',
   E'Those who come once a year will come anyway. What can be prepared is what happens to them: a door with a person at it, a card that takes ten seconds, and who writes in the two days after.\nWrite the names of those people down three weeks before.',
   '{festival_weeks}', null, null, 'Jon Edmiston', 'On a weekly report that Easter and Christmas do not skew', 'http://www.jonedmiston.com/?p=178'),
  (13, 'After a festival, invite to something ordinary',
   E'Guests of a festival have seen the church at its fullest. Invite them to something small within two weeks: a meal, a walk, a class with an end.\nMany live elsewhere and are visiting family; do not count them as lost.',
   '{festival_weeks,guests_return}', null, null, 'Nelson Searcy', 'Fusion: Turning First-Time Guests into Fully-Engaged Members of Your Church, 2007', null),
  (14, 'Giving by head, before giving at all',
   E'Look at giving and attendance together. More people with the same giving is first of all more people, many of them children and guests.\nTell what giving has done here, in one true story. Do not ask for more in the same breath.',
   '{giving_per_attender}', null, null, 'ChurchSalary', 'Research on church budgets and giving per attender', 'https://www.churchsalary.com/'),
  (15, 'One large gift is not a trend',
   E'A single large gift can make a quarter. Set it apart before comparing weeks, and never plan a year on it. Thank the giver in private, and the church for all it gives.',
   '{giving_per_attender,recurring_share}', null, null, 'Rob J. Hyndman and George Athanasopoulos', 'Forecasting: Principles and Practice, outliers and missing values', 'https://otexts.com/fpp3/missing-outliers.html'),
  (16, 'Giving that goes on by itself',
   E'Most funding comes from those who give regularly. When the recurring share falls, look first for plans that ended without a decision: expired cards, a provider that was changed.\nWrite the same helpful note to everybody; single nobody out.',
   '{recurring_share}', null, null, 'MortarStone', 'On giving units and recurring giving', 'https://mortarstone.com/'),
  (17, 'The page for people who have never come',
   E'Somebody who searches wants three answers: when, where, what will happen to me and my children. Put them in the title and the first lines of one page, in plain words.\nName the town. Leave out slogans: nobody searches for them.',
   '{search_unclicked,page_gone}', null, null, 'Google Search Central', 'Influencing your title links in search results', 'https://developers.google.com/search/docs/appearance/title-link'),
  (18, 'A page that moved needs its old address',
   E'When a page gets a new address, the old one must lead there for good (a permanent redirect). Otherwise searches lose it for weeks, and links on other sites for ever.',
   '{page_gone}', null, null, 'Google Search Central', 'Redirects and Google Search', 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'),
  (19, 'Fewer Sundays each is not fewer people',
   E'If half of the people come three times a month instead of four, attendance falls by an eighth and nobody has left. Before speaking of decline, ask whether the same people come less often.',
   '{sustained_shift}', null, null, 'Thom S. Rainer', 'The number one reason for the decline in church attendance, 2013', null),
  (20, 'Norms are where to start, not how to end',
   E'Most published benchmarks come from American Protestant churches of 500 to 900 people that described themselves. They fit few others.\nCompare a church with its own last year first, and say in plain words how sure that comparison is.',
   '{sustained_shift,kids_share,serving_share}', null, 250, 'Ministry Architects', 'On norms as a starting point', 'https://ministryarchitects.com/');

insert into public.knowledge (id, title, prompt, user_id, account_id, created_at)
select ('5eed0000-0000-4000-8000-000000000e' || lpad(number::text, 2, '0'))::uuid, title, prompt,
  '5eed0000-0000-4000-8000-000000000001', null, timestamptz '2025-08-01 13:00:00+00' + number * interval '1 minute'
from demo_library;

insert into analytics.library_entries
  (id, rules, size_from, size_to, status, review_on, source_author, source_title, source_url)
select ('5eed0000-0000-4000-8000-000000000e' || lpad(number::text, 2, '0'))::uuid, rules, size_from, size_to,
  'published', '2027-08-01', author, source, url
from demo_library;
