import type { CountLink } from '#contract/functions/count-links.ts';
import type { CountSetup } from '#contract/functions/counts.ts';
import type { OwnFigure } from '#contract/functions/own-figures.ts';
import { fakeId } from './fake-backend.ts';
import { answer } from './measures.ts';
import { demoBackend, renderApp } from './render-app.tsx';

const service = (number: number, name: string, time: string) => ({
  ...{ id: fakeId(number), name, weekday: 'sunday' as const, time, campus: null },
  ...{ from: null, until: null, date: null, linked: null },
});
const category = (number: number, name: string, feeds: 'attendance' | 'giving' | 'kids') => ({
  ...{ id: fakeId(number), name, feeds, inAttendance: feeds === 'attendance' },
  ...{ per: 'service' as const, away: false },
});

/** What a made-up church counts by hand: two services, adults, the offering, and kids no more. */
export const setup: CountSetup = {
  services: [service(301, 'Early', '09:00'), service(302, 'Late', '11:00')],
  categories: [
    category(401, 'Adults', 'attendance'),
    category(402, 'Offering', 'giving'),
    { ...category(403, 'Kids', 'kids'), away: true },
  ],
  suggested: { services: [], categories: [] },
  reminder: null,
};

/** Its only counting link. */
export const link: CountLink = {
  ...{ id: fakeId(501), label: 'Foyer', serviceIds: [fakeId(301)], categoryIds: [fakeId(401)] },
  ...{ createdAt: '2026-11-20T10:00:00Z', createdBy: 'Grace O.', endedAt: null, lastUsedAt: null },
  expiresAt: '2999-01-01T00:00:00Z',
};

/** Its only figure of its own. */
export const own: OwnFigure = {
  ...{ id: 'own_baptisms', name: 'Baptisms', kind: 'decisions', per: 'week', together: 'sum' },
  ...{ inAttendance: false, source: 'hand', place: 1, away: false, categoryId: fakeId(404) },
};

type Given = {
  setup?: Partial<CountSetup>;
  own?: OwnFigure[];
  links?: CountLink[];
  /** Of Grace, who looks. */
  marks?: { may_only_look?: boolean; without_giving?: boolean };
  trouble?: Parameters<ReturnType<typeof demoBackend>['trouble']>;
};

/** Opens 'What We Count' of that church. `saved`: what was sent to be kept, oldest first. */
export function openSetup({
  setup: given = {},
  own: figures = [own],
  links = [link],
  marks = {},
  trouble,
}: Given = {}) {
  const backend = demoBackend();
  const saved: unknown[] = [];
  for (const row of backend.tables['profiles'] ?? []) {
    Object.assign(row, marks);
  }
  const answers = () => Response.json({ ...setup, ...given });
  backend.functions['measure-choices'] = () => Response.json(answer);
  backend.functions['count-setup'] = answers;
  backend.functions['count-links'] = () => Response.json({ links });
  backend.functions['own-figures'] = () => Response.json({ figures });
  backend.functions['count-setup-save'] = (body) => {
    saved.push(body);
    return answers();
  };
  backend.functions['own-figure-save'] = (body) => {
    saved.push(body);
    return Response.json({ figure: own });
  };
  if (trouble) {
    backend.trouble(...trouble);
  }
  return {
    ...renderApp('/account/measures', { signedInAs: 'accountAdmin', backend }),
    backend,
    saved,
  };
}
