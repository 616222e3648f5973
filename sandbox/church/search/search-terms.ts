import type { SearchLife } from './search-life.ts';
import type { Season } from './seasons.ts';

/** A search term and its results. */
export type SearchTerm = {
  /** Null for the many rare ones that Google withholds. */
  text: string | null;
  /** Its share of an ordinary day's impressions; for a seasonal term, at its peak. */
  share: number;
  /** Clicks per impression. */
  ctr: number;
  /** Where the church stands in the results, from 1. */
  position: number;
  /** Usually the first, now and then the second. */
  pages: readonly [string, string];
  season: Season;
};

type Row = [
  text: string,
  share: number,
  ctr: number,
  position: number,
  path: string,
  season?: Season,
];

const topics = [
  'anxiety',
  'forgiveness',
  'the prodigal son',
  'psalm 23',
  'gratitude',
  'marriage',
  'grief',
  'the beatitudes',
  'prayer',
  'the armor of god',
  'loneliness',
  'generosity',
  'the holy spirit',
  'ruth and naomi',
  'jonah',
  'rest and sabbath',
  'hope in suffering',
  'the good samaritan',
  'parenting',
  'the book of james',
  'advent hope',
  'temptation',
  'serving others',
  'doubt',
];

/** Everything people search for when this church is among the results. */
export function searchTerms(life: SearchLife): SearchTerm[] {
  const { site, eventsSite } = life;
  const home = `${site}/`;
  const urlOf = (path: string) => (path.startsWith('/events/') ? eventsSite : site) + path;
  const known = [...brandRows(life), ...localRows(life), ...seasonRows(life)].map(
    ([text, share, ctr, position, path, season = 'general']): SearchTerm => ({
      text,
      share,
      ctr,
      position,
      season,
      pages: [urlOf(path), path === '/' ? `${site}/about` : home],
    }),
  );
  const sermons = topics.map(
    (topic, place): SearchTerm => ({
      text: `sermon on ${topic}`,
      share: 0.0055 - place * 0.00016,
      ctr: 0.011,
      position: 22 + ((place * 7) % 31),
      season: 'general',
      pages: [`${site}/sermons/${topic.replaceAll(' ', '-')}`, `${site}/sermons/`],
    }),
  );
  return [...known, ...sermons, ...rareTerms(site), ...archiveTerms(life)];
}

function brandRows({ brand, city }: SearchLife): Row[] {
  return [
    [`${brand} church`, 0.042, 0.36, 1.3, '/'],
    [brand, 0.03, 0.21, 2.8, '/'],
    [`${brand} church ${city}`, 0.013, 0.42, 1.1, '/'],
    [`${brand} church service times`, 0.008, 0.47, 1.2, '/plan-a-visit', 'weekend'],
    [`${brand} live stream`, 0.009, 0.44, 1.3, '/live', 'sunday'],
    [`${brand} sermons`, 0.006, 0.4, 1.6, '/sermons/'],
    [`${brand} giving`, 0.004, 0.55, 1.1, '/give', 'sunday'],
    [`${brand} kids`, 0.003, 0.38, 1.4, '/kids', 'weekend'],
    [`${brand} small groups`, 0.003, 0.36, 1.5, '/groups', 'newStart'],
    [`${brand} church pastor`, 0.003, 0.3, 1.9, '/about'],
    [`${brand} church jobs`, 0.002, 0.28, 1.7, '/jobs'],
    [`${brand} easter`, 0.012, 0.45, 1.2, '/events/easter', 'easter'],
    [`${brand} christmas eve`, 0.014, 0.46, 1.2, '/events/christmas', 'christmas'],
  ];
}

function localRows({ city }: SearchLife): Row[] {
  return [
    ['churches near me', 0.135, 0.023, 8.9, '/', 'weekend'],
    ['church near me', 0.088, 0.021, 9.6, '/', 'weekend'],
    [`churches in ${city}`, 0.052, 0.019, 11.4, '/'],
    ['non denominational churches near me', 0.046, 0.031, 8.2, '/', 'weekend'],
    ['church services near me', 0.034, 0.027, 9.9, '/plan-a-visit', 'weekend'],
    [`best churches in ${city}`, 0.019, 0.014, 14.2, '/about'],
    ['sunday service near me', 0.018, 0.029, 10.3, '/plan-a-visit', 'weekend'],
    ['baptist church near me', 0.026, 0.004, 24.1, '/', 'weekend'],
    ['bible church near me', 0.017, 0.012, 15.8, '/', 'weekend'],
    ['online church service', 0.021, 0.003, 41.5, '/live', 'sunday'],
    ['churches with kids programs near me', 0.008, 0.048, 6.7, '/kids', 'weekend'],
    [`young adults church ${city}`, 0.009, 0.041, 7.4, '/young-adults'],
    ['youth group near me', 0.012, 0.024, 12.6, '/students', 'newStart'],
    ['small groups near me', 0.011, 0.018, 16.3, '/groups', 'newStart'],
    ['what to wear to church', 0.01, 0.004, 33.7, '/plan-a-visit'],
    ['grief support group near me', 0.008, 0.022, 13.1, '/care'],
    ['marriage counseling church', 0.007, 0.013, 19.4, '/care'],
    [`food pantry ${city}`, 0.012, 0.008, 21.9, '/food-pantry', 'yearEnd'],
    ['sermon for a graduation', 0.55, 0, 38.2, '/sermons/', 'farAway'],
    ['baptism near me', 0.006, 0.017, 15.2, '/baptism'],
    [`church wedding venue ${city}`, 0.006, 0.009, 22.8, '/weddings'],
  ];
}

function seasonRows({ city }: SearchLife): Row[] {
  return [
    ['easter service near me', 0.105, 0.028, 9.3, '/events/easter', 'easter'],
    [`easter services ${city}`, 0.06, 0.034, 7.9, '/events/easter', 'easter'],
    ['good friday service near me', 0.045, 0.026, 10.8, '/events/easter', 'easter'],
    ['ash wednesday service near me', 0.028, 0.006, 27.3, '/events/lent', 'lent'],
    ['christmas eve service near me', 0.12, 0.029, 9.1, '/events/christmas', 'christmas'],
    [`christmas eve services ${city}`, 0.07, 0.036, 7.7, '/events/christmas', 'christmas'],
    ['candlelight service near me', 0.05, 0.031, 8.8, '/events/christmas', 'christmas'],
    ['vacation bible school near me', 0.05, 0.026, 11.7, '/kids/vbs', 'summerStart'],
    ['mothers day church service', 0.014, 0.012, 18.6, '/plan-a-visit', 'mothersDay'],
  ];
}

/** They count in every total and appear in no query row. */
function rareTerms(site: string): SearchTerm[] {
  const paths = [
    '/',
    '/plan-a-visit',
    '/sermons/',
    '/about',
    '/kids',
    '/groups',
    '/events-calendar',
  ];
  return paths.map((path, place) => ({
    text: null,
    share: 0.054 - place * 0.005,
    ctr: 0.041 - place * 0.002,
    position: 13 + place * 2.1,
    season: 'general',
    pages: [site + path, `${site}/`],
  }));
}

/** Each is enough for a few impressions every day. */
const archiveShare = 0.0002;

/** Pages of long ago with the long addresses that content systems give them. */
function archiveTerms({ site, archivePages }: SearchLife): SearchTerm[] {
  return Array.from({ length: archivePages }, (_, place) => {
    const date = new Date(Date.UTC(1996, 0, 7 + 3 * place)).toISOString().slice(0, 10);
    const topic = topics[place % topics.length]?.replaceAll(' ', '-');
    const page = `${site}/media/archive/${date.replaceAll('-', '/')}/${topic}-message-notes-and-study-guide-${place}`;
    return {
      text: null,
      share: archiveShare,
      ctr: 0.03,
      position: 31,
      season: 'general',
      pages: [page, page],
    };
  });
}
