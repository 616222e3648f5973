import type { OrdinaryChurch } from './ordinary-church.ts';

/** A church of four campuses, one of them closed, by somebody who had not seen how the suggestion works. */
export const bySixthUsCampuses: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a church of three campuses that closed a fourth',
    churchName: 'The Bridge Church',
    events: [
      {
        name: 'Weekend - Franklin',
        times: [
          {
            at: 'sunday 09:00',
            room: { auditorium: 430, kids: 118, workers: 31 },
            counts: { Auditorium: 'auditorium', Kids: 'kids', 'Kids Volunteers': 'workers' },
          },
          {
            at: 'sunday 11:00',
            room: { auditorium: 495, kids: 137, students: 58, workers: 36 },
            counts: {
              Auditorium: 'auditorium',
              Kids: 'kids',
              Students: 'students',
              'Kids Volunteers': 'workers',
            },
          },
        ],
      },
      {
        name: 'Weekend - Spring Hill',
        times: [
          {
            at: 'sunday 09:30',
            room: { auditorium: 188, kids: 61, workers: 17 },
            counts: { Auditorium: 'auditorium', Kids: 'kids', 'Kids Volunteers': 'workers' },
          },
          {
            at: 'sunday 11:00',
            room: { auditorium: 236, kids: 74, workers: 20 },
            counts: { Auditorium: 'auditorium', Kids: 'kids', 'Kids Volunteers': 'workers' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Weekend - Columbia',
        from: 63,
        times: [
          {
            at: 'sunday 10:00',
            room: { auditorium: 132, kids: 41, workers: 12 },
            counts: { Auditorium: 'auditorium', Kids: 'kids', 'Kids Volunteers': 'workers' },
            fullness: ({ ago }) => 1.2 - ago / 200,
          },
        ],
      },
      {
        name: 'zz Weekend - Thompsons Station (CLOSED)',
        until: 71,
        isArchived: true,
        times: [
          {
            at: 'sunday 10:00',
            room: { auditorium: 84, kids: 19, workers: 8 },
            counts: { Auditorium: 'auditorium', Kids: 'kids', 'Kids Volunteers': 'workers' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Church Online',
        times: [
          {
            at: 'sunday 09:00',
            room: { viewers: 210 },
            counts: { 'Live Viewers': 'viewers' },
            forgotten: 0.1,
          },
          {
            at: 'sunday 11:00',
            room: { viewers: 260 },
            counts: { 'Live Viewers': 'viewers' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Bridge Kids - Franklin',
        from: 78,
        rooms: [
          { name: 'FR Babies', for: 'child' },
          { name: 'FR Preschool', for: 'child' },
          { name: 'FR Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 110, newkids: 4 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 11:00',
            room: { kids: 128, newkids: 6 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'Bridge Kids - Spring Hill',
        from: 78,
        rooms: [
          { name: 'SH Babies', for: 'child' },
          { name: 'SH Big Kids', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:30',
            room: { kids: 57, newkids: 2 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 11:00',
            room: { kids: 70, newkids: 3 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'Bridge Kids - Columbia',
        from: 63,
        rooms: [
          { name: 'CO Littles', for: 'child' },
          { name: 'CO Kids', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 38, newkids: 2 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General - Franklin', isDefault: true, gifts: 90, givers: 700 },
      { name: 'General - Spring Hill', gifts: 45, givers: 300 },
      { name: 'General - Columbia', gifts: 16, givers: 110, from: 66 },
      { name: 'Expansion', gifts: 12, givers: 300, from: 100 },
      { name: 'Benevolence', gifts: 3, givers: 200 },
      {
        name: 'Student Camp Payments',
        gifts: 14,
        isGiven: ({ month }) => month >= 3 && month <= 6,
      },
    ],
    serviceTypes: [
      { name: 'Franklin Weekend' },
      { name: 'Spring Hill Weekend' },
      { name: 'Columbia Weekend' },
      { name: 'Students' },
      { name: 'Thompsons Station Weekend', isArchived: true },
    ],
    serving: 150,
    groupTypes: ['Life Groups', 'Classes', 'Serve Teams'],
    groupMembers: 640,
    forms: [
      { name: 'Connect Card', weekly: 24 },
      { name: 'Baptism', weekly: 2 },
      { name: 'Serve Team Interest', weekly: 3 },
    ],
    workflows: [
      { name: 'New Guest Follow Up', weekly: 15 },
      { name: 'Next Steps Class', weekly: 4 },
    ],
    right: {
      attendance: [
        {
          'Weekend - Franklin': ['Auditorium', 'Kids', 'Students'],
          'Weekend - Spring Hill': ['Auditorium', 'Kids'],
          'Weekend - Columbia': ['Auditorium', 'Kids'],
          'zz Weekend - Thompsons Station (CLOSED)': ['Auditorium', 'Kids'],
        },
        {
          'Weekend - Franklin': ['Auditorium', 'Kids', 'Students', 'Kids Volunteers'],
          'Weekend - Spring Hill': ['Auditorium', 'Kids', 'Kids Volunteers'],
          'Weekend - Columbia': ['Auditorium', 'Kids', 'Kids Volunteers'],
          'zz Weekend - Thompsons Station (CLOSED)': ['Auditorium', 'Kids', 'Kids Volunteers'],
        },
        {
          'Weekend - Franklin': ['Auditorium', 'Kids', 'Students'],
          'Weekend - Spring Hill': ['Auditorium', 'Kids'],
          'Weekend - Columbia': ['Auditorium', 'Kids'],
        },
        {
          'Weekend - Franklin': ['Auditorium', 'Kids', 'Students', 'Kids Volunteers'],
          'Weekend - Spring Hill': ['Auditorium', 'Kids', 'Kids Volunteers'],
          'Weekend - Columbia': ['Auditorium', 'Kids', 'Kids Volunteers'],
        },
      ],
      kids: [
        {
          counted: {
            'Weekend - Franklin': ['Kids'],
            'Weekend - Spring Hill': ['Kids'],
            'Weekend - Columbia': ['Kids'],
            'zz Weekend - Thompsons Station (CLOSED)': ['Kids'],
          },
        },
        {
          counted: {
            'Weekend - Franklin': ['Kids'],
            'Weekend - Spring Hill': ['Kids'],
            'Weekend - Columbia': ['Kids'],
          },
        },
        {
          checkedInAt: [
            'Bridge Kids - Franklin',
            'Bridge Kids - Spring Hill',
            'Bridge Kids - Columbia',
          ],
        },
      ],
      guests: [
        { source: 'workflow', of: ['New Guest Follow Up'] },
        { source: 'form', of: ['Connect Card'] },
      ],
      giving: ['General - Franklin', 'General - Spring Hill', 'General - Columbia'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
