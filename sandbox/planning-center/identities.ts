/** A make-believe person at Planning Center and the church they belong to. */
export type PlanningCenterIdentity = {
  id: string;
  person: { id: string; firstName: string; lastName: string; email: string };
  /** Their permissions in Planning Center's products. */
  role:
    | 'administrator'
    | 'no_giving'
    | 'giving_reviewer'
    | 'giving_counter'
    | 'groups_leader'
    | 'low';
  organization: {
    id: string;
    name: string;
    subdomain: string;
    timeZone: string;
    /** ISO 3166-1 alpha-2; the United States by default. */
    country?: string;
  };
  /** What the consent page says about them. */
  description: string;
};

const graceHill = {
  // The id that the demo's integration of this church has in its metadata.
  id: '284517',
  name: 'Grace Hill Church',
  subdomain: 'gracehill',
  timeZone: 'America/Chicago',
};

const harbor = {
  id: '352188',
  name: 'Harbor Community Church',
  subdomain: 'harborcommunity',
  timeZone: 'America/Chicago',
};

/** Who can consent in Planning Center's sandbox; the first is preselected. */
export const planningCenterIdentities = [
  {
    id: 'grace-hill',
    person: {
      id: '152662737',
      firstName: 'Dana',
      lastName: 'Ruiz',
      email: 'dana@gracehill.example',
    },
    role: 'administrator',
    organization: graceHill,
    description: 'Administrator. Three years of history in all eight products.',
  },
  {
    id: 'few-products',
    person: {
      id: '152700318',
      firstName: 'Priya',
      lastName: 'Nair',
      email: 'priya@riverbend.example',
    },
    role: 'administrator',
    organization: {
      id: '311904',
      name: 'Riverbend Chapel',
      subdomain: 'riverbend',
      timeZone: 'America/New_York',
    },
    description: 'Administrator. The church has some products switched off.',
  },
  {
    id: 'many-rows',
    person: {
      id: '152801155',
      firstName: 'Marcus',
      lastName: 'Boyd',
      email: 'marcus@summitridge.example',
    },
    role: 'administrator',
    organization: {
      id: '327760',
      name: 'Summit Ridge Church',
      subdomain: 'summitridge',
      timeZone: 'America/Denver',
    },
    description: 'Administrator. A large church: more than 100 rows in every list.',
  },
  {
    id: 'no-rows',
    person: {
      id: '152911402',
      firstName: 'Elena',
      lastName: 'Park',
      email: 'elena@newdawn.example',
    },
    role: 'administrator',
    organization: {
      id: '340021',
      name: 'New Dawn Church Plant',
      subdomain: 'newdawn',
      timeZone: 'America/Los_Angeles',
    },
    description: 'Administrator. A new church that has entered nothing yet.',
  },
  {
    id: 'low-role',
    person: {
      id: '153016611',
      firstName: 'Sam',
      lastName: 'Keller',
      email: 'sam@gracehill.example',
    },
    role: 'low',
    organization: graceHill,
    description:
      'Volunteer with little access: most products are off limits, and Groups shows nothing.',
  },
  {
    id: 'eight-weeks',
    person: {
      id: '153120447',
      firstName: 'Daniel',
      lastName: 'Marsh',
      email: 'daniel@harborcommunity.example',
    },
    role: 'administrator',
    organization: harbor,
    description: 'Administrator. The church began with Planning Center eight weeks ago.',
  },
  {
    id: 'two-thousand',
    person: {
      id: '153208833',
      firstName: 'Ruth',
      lastName: 'Castillo',
      email: 'ruth@cornerstonecity.example',
    },
    role: 'administrator',
    organization: {
      id: '361450',
      name: 'Cornerstone City Church',
      subdomain: 'cornerstonecity',
      timeZone: 'America/Los_Angeles',
    },
    description: 'Administrator. About two thousand people on a Sunday, over three years.',
  },
  {
    id: 'no-giving',
    person: {
      id: '153016612',
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@gracehill.example',
    },
    role: 'no_giving',
    organization: graceHill,
    description: 'Administrator with no access to Giving.',
  },
  {
    id: 'giving-reviewer',
    person: {
      id: '153016613',
      firstName: 'Noah',
      lastName: 'Lindqvist',
      email: 'noah@gracehill.example',
    },
    role: 'giving_reviewer',
    organization: graceHill,
    description: 'Administrator who is a Reviewer in Giving: its dashboard, but no list of gifts.',
  },
  {
    id: 'giving-counter',
    person: {
      id: '153016614',
      firstName: 'Mercy',
      lastName: 'Abebe',
      email: 'mercy@gracehill.example',
    },
    role: 'giving_counter',
    organization: graceHill,
    description: 'Administrator who is a Counter in Giving: batches in progress only.',
  },
  {
    id: 'groups-leader',
    person: {
      id: '153016615',
      firstName: 'Luis',
      lastName: 'Reyes',
      email: 'luis@gracehill.example',
    },
    role: 'groups_leader',
    organization: graceHill,
    description: 'Leader of two groups, and can’t see the others.',
  },
] as const satisfies readonly PlanningCenterIdentity[];
