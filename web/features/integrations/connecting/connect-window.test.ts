import { expect, test } from 'vitest';
import { popupFeatures } from './connect-window.ts';

// Proves: 7.integrations.04, 9.integrations.01
test('the pop-up is 600 by 700, in the middle of the window, also on a second screen', () => {
  const features = popupFeatures({
    screenX: 1920,
    screenY: 100,
    outerWidth: 1400,
    outerHeight: 900,
  });
  expect(features).toBe('popup,width=600,height=700,left=2320,top=200');
});

test('from a window smaller than itself it does not leave the screen', () => {
  const features = popupFeatures({ screenX: 0, screenY: 0, outerWidth: 360, outerHeight: 640 });
  expect(features).toBe('popup,width=600,height=700,left=0,top=0');
});
