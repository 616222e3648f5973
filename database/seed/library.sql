-- The library of the demo: core knowledge with the rules it serves and its public sources. The words are
-- ours; a source is named for what it says itself.
create temporary table demo_library (
  number integer, title text, prompt text, rules text[], size_from integer, size_to integer, author text, source text, url text
) on commit drop;
insert into demo_library values
  (1, 'A missing count isn’t an empty church',
   E'If a Sunday has no count, start with the person who usually counts: the number is often on paper.\nIf you can’t find it, leave the week blank. Don’t estimate, and don’t enter zero unless you didn’t meet.\nDecide now who will count next Sunday and who will fill in.',
   '{uncounted_weeks}', null, null, 'The Episcopal Diocese of Georgia', 'Loose Canon: on reading attendance figures', 'http://loosecanon.georgiaepiscopal.org/?p=661'),
  (2, 'Pick one counter and one backup',
   E'A count is only as steady as the person who takes it. Pick one person and one backup for each service, and write down when you count (ten minutes after the start, kids included or not).\nCount the same way all year. A change in how you count looks like growth or decline.',
   '{uncounted_weeks,kids_share}', null, 250, 'Jon Edmiston', 'A weekly attendance report', 'http://www.jonedmiston.com/?p=178'),
  (3, 'When a connection stops',
   E'Old numbers are worse than no numbers, because everything looks calm.\nReconnect as someone who plans to stay, with a role that can see check-ins, giving and services. Then check the latest two weeks before you trust a trend.',
   '{broken_connection}', null, null, 'Planning Center', 'Planning Center API documentation', 'https://developer.planning.center/docs/'),
  (4, 'Follow up within two days',
   E'Guests decide early whether they’ll come back. A short personal note within two days does more than a long letter later.\nHave one person write it, by hand if you don’t have many guests. Say one true thing about that Sunday and name one everyday thing they can come to. Ask for nothing.',
   '{guests_return,festival_weeks}', null, 250, 'Gary L. McIntosh and Charles Arn', 'What Every Pastor Should Know, 2013', null),
  (5, 'Guests who come twice',
   E'The second visit matters most: people who come twice are far more likely to stay than people who come once.\nMake it easy: a greeter who recognizes a face, a reason to come next week, a name remembered. Look at six weeks at a time, and talk about people, not percentages, when there are only a few.',
   '{guests_return,guests_again}', null, null, 'Gary L. McIntosh and Charles Arn', 'What Every Pastor Should Know, 2013', null),
  (6, 'Lots of guests? Assign each one to someone',
   E'In a larger church, everyone assumes someone else is following up with guests. Give each service a small welcome team, a list of that day’s guests, and a day by which each guest has heard from someone.',
   '{guests_return,guests_again}', 250, null, 'Nelson Searcy', 'Fusion: Turning First-Time Guests into Fully-Engaged Members of Your Church, 2007', null),
  (7, 'Compare kids with what’s usual for you',
   E'In one survey of 288 mostly large churches, about 18 percent of attendance was kids. Your own numbers from last year are a better guide.\nIf the number stays down after the season, have one conversation with your check-in team: did a room close, a service time move, two classes combine?',
   '{kids_share}', null, null, 'The Unstuck Group', 'The Unstuck Church Report, 2023', 'https://theunstuckgroup.com/'),
  (8, 'Compare kids with the same season',
   E'Camps, holidays and the start of school affect kids more than adults. Compare this fall with last fall, not with last month.\nIf it’s still off, check the easy things first: the line at check-in, the service time, the walk from the door to the room.',
   '{kids_share}', 100, null, 'Rob J. Hyndman and George Athanasopoulos', 'Forecasting: Principles and Practice, weekly data', 'https://otexts.com/fpp3/weekly.html'),
  (9, 'Ask for help in person',
   E'Announcements rarely fill the gaps. People say yes when someone they know asks for one clear thing with an end date.\nAsk for one Sunday, not for a year. Publicly thank people who step down, so everyone knows that stepping down is okay.',
   '{serving_share}', null, null, 'Independent Sector', 'Giving and Volunteering in the United States, 2001', null),
  (10, 'How many people should serve?',
   E'Published numbers run from about a quarter of the church to nearly half, because they count different things. Don’t chase any of them.\nLook at the direction in your own church, and at whether the same few people are on several teams.',
   '{serving_share}', null, null, 'The Unstuck Group', 'The Unstuck Church Report, 2023', 'https://theunstuckgroup.com/'),
  (11, '80 percent full, averaged over a year',
   E'The old rule that a room is full at 80 percent is about the yearly average, and studies disagree about it: some growing churches run well above it.\nBefore you build, look at what costs less: another service time, a family room, moving seats, parking that empties faster.',
   '{room_full}', null, null, 'C. Kirk Hadaway', 'Church Growth Principles: Separating Fact from Fiction, 1991', null),
  (12, 'Before Easter, get the welcome ready',
   E'People who come once a year will come anyway. What you can prepare is what happens when they do: a person at the door, a card that takes ten seconds to fill out, and someone to write within two days.\nThree weeks ahead, write down who will do each of these.',
   '{festival_weeks}', null, null, 'Jon Edmiston', 'A weekly attendance report', 'http://www.jonedmiston.com/?p=178'),
  (13, 'After Easter and Christmas, invite people to something small',
   E'Easter and Christmas guests have seen your church at its fullest. Within two weeks, invite them to something small: a meal, a walk, a class with an end date.\nMany live elsewhere and are visiting family, so don’t count them as lost.',
   '{festival_weeks,guests_return}', null, null, 'Nelson Searcy', 'Fusion: Turning First-Time Guests into Fully-Engaged Members of Your Church, 2007', null),
  (14, 'Look at giving per person first',
   E'Look at giving and attendance together. When more people come and giving stays the same, start with the good news: more people came, many of them kids and guests.\nShare one true story about what giving has made possible. Don’t ask for more at the same time.',
   '{giving_per_attender}', null, null, 'ChurchSalary', 'Research on church budgets and giving per person', 'https://www.churchsalary.com/'),
  (15, 'One large gift isn’t a trend',
   E'A single large gift can make a whole quarter look good. Set it aside before you compare weeks, and never plan a year around it. Thank the giver in private, and the church for everything it gives.',
   '{giving_per_attender,recurring_share}', null, null, 'Rob J. Hyndman and George Athanasopoulos', 'Forecasting: Principles and Practice, outliers and missing values', 'https://otexts.com/fpp3/missing-outliers.html'),
  (16, 'Recurring giving',
   E'Most funding comes from people who give regularly. When recurring giving falls, first look for gifts that stopped by accident: an expired card, a switch to a new giving platform.\nSend everyone the same helpful note. Don’t single anyone out.',
   '{recurring_share}', null, null, 'MortarStone', 'About recurring giving', 'https://mortarstone.com/'),
  (17, 'The page for people who’ve never visited',
   E'People who search want three answers: when, where, and what to expect for me and my kids. Put them in the title and the first lines of one page, in plain words.\nName your town. Skip the slogans: people don’t search for them.',
   '{search_unclicked,page_gone}', null, null, 'Google Search Central', 'Influencing your title links in search results', 'https://developers.google.com/search/docs/appearance/title-link'),
  (18, 'When a page moves, redirect its old address',
   E'When a page gets a new address, the old one should lead there for good (a permanent redirect). Otherwise Google loses it for weeks, and links on other sites stop working.',
   '{page_gone}', null, null, 'Google Search Central', 'Redirects and Google Search', 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'),
  (19, 'Coming less often isn’t the same as leaving',
   E'If half your people come three times a month instead of four, attendance drops by an eighth and no one has left. Before you talk about decline, ask whether the same people are coming less often.',
   '{sustained_shift}', null, null, 'Thom S. Rainer', 'The number one reason for the decline in church attendance, 2013', null),
  (20, 'Benchmarks are a starting point',
   E'Most published benchmarks come from American Protestant churches of 500 to 900 people that reported their own numbers. They don’t fit many other churches.\nCompare your church with its own last year first, and say in plain words how sure you are of the comparison.',
   '{sustained_shift,kids_share,serving_share}', null, 250, 'Ministry Architects', 'Why benchmarks are a starting point', 'https://ministryarchitects.com/');

insert into public.knowledge (id, title, prompt, user_id, account_id, created_at)
select ('5eed0000-0000-4000-8000-000000000e' || lpad(number::text, 2, '0'))::uuid, title, prompt,
  '5eed0000-0000-4000-8000-000000000001', null, timestamptz '2025-08-01 13:00:00+00' + number * interval '1 minute'
from demo_library;

insert into analytics.library_entries
  (id, rules, size_from, size_to, status, review_on, source_author, source_title, source_url)
select ('5eed0000-0000-4000-8000-000000000e' || lpad(number::text, 2, '0'))::uuid, rules, size_from, size_to,
  'published', '2027-08-01', author, source, url
from demo_library;
