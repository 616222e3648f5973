import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { Later } from './later.tsx';

function openPages() {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  const page = (
    <>
      <h1>What one sees first</h1>
      <Later>
        <p>What lies below</p>
      </Later>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/page', element: page },
    { path: '/other', element: null },
  ]);
  render(<RouterProvider router={router} />);
  const nextFrame = () => act(async () => frames.splice(0).forEach((draw) => void draw(0)));
  const go = (to: string) => act(() => router.navigate(to));
  const back = () => act(() => router.navigate(-1));
  return { go, back, nextFrame };
}

test('what is further down is drawn after the frame that shows the rest', async () => {
  const { go, nextFrame } = openPages();
  await go('/page');
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.queryByText('What lies below')).toBeNull();
  await nextFrame();
  expect(screen.queryByText('What lies below')).toBeNull();
  await nextFrame();
  expect(screen.getByText('What lies below')).toBeTruthy();
});

test('going back draws all at once, so that the browser finds the place', async () => {
  const { go, back } = openPages();
  await go('/page');
  await go('/other');
  await back();
  expect(screen.getByText('What lies below')).toBeTruthy();
});
