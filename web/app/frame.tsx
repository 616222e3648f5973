import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { SessionProvider } from '#web/lib/session/session-context.tsx';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';
import { cssVariables, theme } from '#web/ui/theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: storageKeys.colorScheme });

type Props = { keeper: SessionKeeper; children: ReactNode };

/** The frame of the app's screens: the controls' theme, whose colors theme.css has, and the session. */
export function Frame({ keeper, children }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
    >
      <SessionProvider keeper={keeper}>{children}</SessionProvider>
    </MantineProvider>
  );
}
