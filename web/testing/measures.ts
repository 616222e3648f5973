import type { MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { demoBackend, renderApp } from './render-app.tsx';

const path = '/account/measures';

/** What is suggested to a made-up church. */
export const suggested: MeasureChoicesAnswer['suggested'] = {
  weekStartsOn: 'monday',
  timeZone: 'America/Chicago',
  country: 'US',
  easter: 'western',
  attendance: [
    { eventId: '1', source: 'headcounts', attendanceTypeIds: ['11'] },
    { eventId: '2', source: 'headcounts', attendanceTypeIds: ['11'] },
  ],
  kids: { locationIds: ['21'] },
  firstTimeGuests: { source: 'first_time_check_ins', ids: [] },
  serving: { source: 'team_members', serviceTypeIds: ['31'] },
  groups: { groupTypeIds: 'all' },
  giving: { fundIds: ['51'] },
  seats: null,
  brandTerms: ['grace hill'],
};
const event = { frequency: 'Weekly', archived: false };
/** What can count there. */
export const answer: MeasureChoicesAnswer = {
  available: {
    events: [
      { ...event, id: '1', name: 'Sunday 9:00', attendanceTypes: [{ id: '11', name: 'Adults' }] },
      { ...event, id: '2', name: 'Sunday 11:00', attendanceTypes: [{ id: '11', name: 'Adults' }] },
    ],
    locations: [{ id: '21', name: 'Nursery', eventId: '1', childOrAdult: 'child' }],
    serviceTypes: [{ id: '31', name: 'Sunday Worship' }],
    groupTypes: [{ id: '41', name: 'Small Groups' }],
    funds: [
      { id: '51', name: 'General', isDefault: true },
      { id: '52', name: 'Building', isDefault: false },
    ],
    forms: [],
    workflows: [],
    brandTerms: ['grace hill'],
    refused: { giving: 'Giving needs an administrator or bookkeeper of Giving.' },
  },
  suggested,
  chosen: null,
  by: 'suggested',
  reasons: { attendance: 'Counted on 51 of the last 52 Sundays.' },
  version: 3,
  questions: [],
};

/** A call of `measure-choices-save`. */
export type Save = {
  choices: MeasureChoicesAnswer['suggested'];
  preview?: boolean;
  version?: number;
  answer?: object;
};

/** Opens 'What We Count' of that church. `saved`: what was kept, oldest first. */
export function openMeasures(overrides: Partial<MeasureChoicesAnswer> = {}) {
  const backend = demoBackend();
  const saved: Save[] = [];
  backend.functions['measure-choices'] = () => {
    const chosen = saved.at(-1)?.choices;
    return Response.json({ ...answer, ...(chosen ? { chosen, by: 'chosen' } : {}), ...overrides });
  };
  const save = (body: unknown) => {
    const asked = body as Save;
    if (!asked.preview) {
      saved.push(asked);
      return Response.json({ choices: asked.choices });
    }
    const weeks = [{ week: '2026-11-09', before: 168, after: 90 }];
    return Response.json({ choices: asked.choices, preview: [{ figure: 'attendance', weeks }] });
  };
  backend.functions['measure-choices-save'] = save;
  return { ...renderApp(path, { signedInAs: 'accountAdmin', backend }), backend, saved, save };
}
