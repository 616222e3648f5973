import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { renderApp } from '#web/testing/render-app.tsx';

// Proves: 2.routes.02, 2.routes.03, 8.logged.05
test.each(['superAdmin', null] as const)(
  'an unknown path shows the 404 page and is logged (signed in as %s)',
  async (signedInAs) => {
    expectLogged(/No page at \/no\/such\/page/);
    renderApp('/no/such/page', { signedInAs });

    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(document.title).toBe('Oops! Page not found · Steeple'));
  },
);
