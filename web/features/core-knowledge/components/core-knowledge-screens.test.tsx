import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeId } from '#web/testing/fake-backend.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const missing = fakeId(999);
/** The demo's entry, which belongs to a church. */
const ofChurch = fakeId(201);

// Proves: 2.knowledge-forms.04, 2.knowledge-forms.07, 8.core-knowledge.04
test.each(
  ['edit', 'view'].flatMap((form) =>
    [missing, 'no-uuid', ofChurch].map((id) => [form, id] as const),
  ),
)('%s of %s, which is no core entry, leads to the list, which says why', async (form, id) => {
  const { router } = renderApp(`/knowledge/${form}/${id}`);
  expect(await screen.findByText('Failed to load knowledge entry.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/knowledge'));
});

// Proves: 6.knowledge.01
test.each(['', '/add', `/edit/${missing}`, `/view/${missing}`])(
  'an account admin is refused at /knowledge%s, and the server is asked nothing',
  async (path) => {
    const { backend } = renderApp(`/knowledge${path}`, { signedInAs: 'accountAdmin' });
    expect(
      await screen.findByText('Access denied. Only Super Admins can manage core knowledge.'),
    ).toBeTruthy();
    expect(backend.sent.filter((one) => one.path === '/rest/v1/knowledge')).toEqual([]);
  },
);
