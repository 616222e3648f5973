import {
  countBatchId,
  countCategoryId,
  countLinkId,
  countQuestionId,
  countServiceId,
} from '#proofs/isolation/oracle/planted-counts.ts';
import { accountId, plantedId } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { FunctionCall } from './function-calls.ts';

type Makers = {
  ofChurch(more?: Record<string, unknown>): FunctionCall;
  changesChurch(more?: Record<string, unknown>): FunctionCall;
  thoseWhoChangeIt: FunctionCall['isFor'];
};

/** The functions about what is counted by hand: a body, and who may call it. */
export const countCalls = ({
  ofChurch,
  changesChurch,
  thoseWhoChangeIt,
}: Makers): Record<string, FunctionCall> => ({
  'count-setup': ofChurch(),
  'count-setup-save': changesChurch({
    services: [
      {
        ...{ id: null, name: 'Evening', weekday: 'sunday', time: '18:00', campus: null },
        ...{ from: null, until: null, date: null, linked: null },
      },
    ],
    categories: [],
  }),
  'count-sheet': ofChurch({ date: '2019-01-13' }),
  'count-save': {
    body: ({ church, target }) => ({
      accountId: accountId(church),
      saves: [
        {
          key: plantedId(`key of ${target}`),
          date: '2019-01-13',
          serviceId: countServiceId(church),
          categoryId: countCategoryId(church),
          // Twice beside what stands, else in its place.
          ...{ value: 190, revision: target === 'colleague' ? 0 : 1 },
          typedAt: '2019-01-13T16:48:00Z',
        },
      ],
    }),
    isFor: thoseWhoChangeIt,
  },
  'count-history': ofChurch({ date: '2019-01-13' }),
  'count-questions': ofChurch(),
  'count-answer': {
    body: ({ church }) => ({
      accountId: accountId(church),
      id: countQuestionId(church),
      answer: 'other',
    }),
    isFor: thoseWhoChangeIt,
  },
  'count-links': ofChurch(),
  'count-link-create': {
    body: ({ church }) => ({
      ...{ accountId: accountId(church), label: 'Ushers', days: 30 },
      ...{ serviceIds: [countServiceId(church)], categoryIds: [countCategoryId(church)] },
    }),
    isFor: thoseWhoChangeIt,
  },
  'count-link-end': {
    body: ({ church }) => ({ accountId: accountId(church), id: countLinkId(church) }),
    isFor: thoseWhoChangeIt,
  },
  'counts-import-preview': importOf(thoseWhoChangeIt),
  // Nobody has seen this digest: it is answered with a preview.
  'counts-import': importOf(thoseWhoChangeIt, {
    ...{ digest: 'unseen', key: plantedId('import key'), onDifference: 'keep' },
  }),
  'counts-imports': ofChurch(),
  'counts-import-undo': {
    body: ({ church }) => ({ accountId: accountId(church), batchId: countBatchId(church) }),
    isFor: thoseWhoChangeIt,
  },
  'counts-export': ofChurch(),
  'own-figures': ofChurch(),
  'own-figure-save': changesChurch({
    ...{ name: 'Baptisms', kind: 'decisions', per: 'week', together: 'sum', inAttendance: false },
    ...{ source: 'hand', place: 3, away: false },
  }),
  'count-reminder-save': ofChurch({ at: '14:00' }),
});

/** One count beside what stands. */
const importOf = (
  isFor: FunctionCall['isFor'],
  more: Record<string, unknown> = {},
): FunctionCall => ({
  body: ({ church }) => ({
    ...{
      accountId: accountId(church),
      name: 'Old.csv',
      rows: [['2019-01-13', 0, 0, 190]],
      ...more,
    },
    services: [
      {
        ...{ id: countServiceId(church), name: 'Early', weekday: 'sunday', time: '09:00' },
        ...{ campus: null, from: null, until: null, date: null, linked: null },
      },
    ],
    categories: [
      {
        ...{ id: countCategoryId(church), name: 'Adults', feeds: 'attendance' },
        ...{ inAttendance: true, per: 'service', away: false },
      },
    ],
  }),
  isFor,
});
