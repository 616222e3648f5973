import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of Africa, Asia and Australia with names of real sheets, written before they were judged. */
export const byReportSouth: readonly OrdinaryChurch[] = [
  {
    title: 'Accra: a ministry sheet with converts, baptisms, ushers and choir',
    timeZone: 'Africa/Accra',
    country: 'GH',
    currency: 'GHS',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 09:00',
            room: { men: 95, women: 150, kids: 80, first: 9, converts: 3, spirit: 2, ushers: 12 },
            counts: {
              Men: 'men',
              Women: 'women',
              Children: 'kids',
              'First Timers': 'first',
              'New Converts': 'converts',
              'Holy Ghost Baptisms': 'spirit',
              Ushers: 'ushers',
            },
          },
        ],
      },
      {
        name: 'Bible Study',
        times: [{ at: 'tuesday 18:30', room: { people: 60 }, counts: { Total: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Men', 'Women', 'Children'] }],
      kids: [{ counted: { 'Sunday Service': ['Children'] } }],
    },
  },
  {
    title: 'Nairobi: two services and one for children, in Swahili',
    timeZone: 'Africa/Nairobi',
    country: 'KE',
    currency: 'KES',
    events: [
      {
        name: 'Ibada ya Kwanza',
        times: [{ at: 'sunday 08:00', room: { adults: 180 }, counts: { 'Watu wazima': 'adults' } }],
      },
      {
        name: 'Ibada ya Pili',
        times: [{ at: 'sunday 10:30', room: { adults: 260 }, counts: { 'Watu wazima': 'adults' } }],
      },
      {
        name: 'Ibada ya Watoto',
        times: [{ at: 'sunday 10:30', room: { kids: 120 }, counts: { Watoto: 'kids' } }],
      },
    ],
    right: {
      attendance: [
        {
          'Ibada ya Kwanza': ['Watu wazima'],
          'Ibada ya Pili': ['Watu wazima'],
          'Ibada ya Watoto': ['Watoto'],
        },
      ],
      kids: [{ counted: { 'Ibada ya Watoto': ['Watoto'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Surabaya: general services by men and women, Sunday school and teenagers apart',
    timeZone: 'Asia/Jakarta',
    country: 'ID',
    currency: 'IDR',
    events: [
      ...(
        [
          ['I', '06:30', 60],
          ['II', '09:00', 140],
        ] as const
      ).map(([name, clock, people]) => ({
        name: `Kebaktian Umum ${name}`,
        times: [
          {
            at: `sunday ${clock}` as const,
            room: { men: people, women: people + 20 },
            counts: { Pria: 'men', Wanita: 'women' },
          },
        ],
      })),
      {
        name: 'Sekolah Minggu',
        times: [{ at: 'sunday 09:00', room: { kids: 70 }, counts: { Anak: 'kids' } }],
      },
      {
        name: 'Kebaktian Remaja',
        times: [{ at: 'sunday 09:00', room: { teens: 40 }, counts: { Hadir: 'teens' } }],
      },
    ],
    right: {
      attendance: [
        { 'Kebaktian Umum I': ['Pria', 'Wanita'], 'Kebaktian Umum II': ['Pria', 'Wanita'] },
        {
          'Kebaktian Umum I': ['Pria', 'Wanita'],
          'Kebaktian Umum II': ['Pria', 'Wanita'],
          'Kebaktian Remaja': ['Hadir'],
        },
        {
          'Kebaktian Umum I': ['Pria', 'Wanita'],
          'Kebaktian Umum II': ['Pria', 'Wanita'],
          'Kebaktian Remaja': ['Hadir'],
          'Sekolah Minggu': ['Anak'],
        },
      ],
      mayAsk: ['attendance', 'kids'],
    },
  },
  {
    title: 'Vancouver: English, Cantonese and Mandarin worship, and junior worship',
    timeZone: 'America/Vancouver',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'English Worship',
        times: [{ at: 'sunday 09:30', room: { adults: 90 }, counts: { Adults: 'adults' } }],
      },
      {
        name: '粵語崇拜',
        times: [{ at: 'sunday 11:15', room: { adults: 150 }, counts: { 成人: 'adults' } }],
      },
      {
        name: '國語崇拜',
        times: [{ at: 'sunday 11:15', room: { adults: 70 }, counts: { 成人: 'adults' } }],
      },
      {
        name: 'Junior Worship',
        times: [{ at: 'sunday 11:15', room: { kids: 45 }, counts: { Children: 'kids' } }],
      },
      {
        name: '團契',
        times: [{ at: 'friday 20:00', room: { people: 55 }, counts: { 人數: 'people' } }],
      },
    ],
    right: {
      attendance: [
        {
          'English Worship': ['Adults'],
          粵語崇拜: ['成人'],
          國語崇拜: ['成人'],
          'Junior Worship': ['Children'],
        },
      ],
      kids: [{ counted: { 'Junior Worship': ['Children'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Brisbane: an outdoor service in the dry months, indoors in the others',
    timeZone: 'Australia/Brisbane',
    country: 'AU',
    currency: 'AUD',
    events: [
      {
        name: 'Church in the Park',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 75, kids: 25 },
            counts: { Adults: 'adults', Kids: 'kids' },
            isHeld: ({ month }) => month >= 6 && month <= 8,
          },
        ],
      },
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 09:30',
            room: { adults: 82, kids: 22 },
            counts: { Adults: 'adults', Kids: 'kids' },
            isHeld: ({ month }) => month < 6 || month > 8,
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Church in the Park': ['Adults', 'Kids'], 'Sunday Service': ['Adults', 'Kids'] },
      ],
      kids: [{ counted: { 'Church in the Park': ['Kids'], 'Sunday Service': ['Kids'] } }],
    },
  },
];
