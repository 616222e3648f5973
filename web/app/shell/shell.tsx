import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, Suspense, useEffect } from 'react';
import { shellWords } from '#contract/messages/shell.ts';
import { keepFocus } from '#web/screens/keep-focus.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { OfflineNote } from './offline-note.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

/** The frame of every screen of a signed-in person: top bar, sidebar, main part. */
export function Shell({ children }: { children: ReactNode }) {
  const [isNarrow, { toggle: toggleNarrow }] = useDisclosure(false);
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [isDrawerWanted, wantDrawer] = useDisclosure(false);
  useEffect(() => keepFocus(), []);
  const openMenu = () => {
    wantDrawer.open();
    drawer.open();
  };
  return (
    <div className={classes.shell} data-narrow={isNarrow || undefined}>
      <a href="#main" className={classes.skip}>
        {shellWords.skip}
      </a>
      <header className={classes.header}>
        <TopBar isMenuOpen={isDrawerOpen} onOpenMenu={openMenu} />
      </header>
      <div className={classes.navbar}>
        <Sidebar isNarrow={isNarrow} onToggleNarrow={toggleNarrow} />
      </div>
      {isDrawerWanted ? (
        <Suspense fallback={null}>
          <MenuDrawer isOpen={isDrawerOpen} onClose={drawer.close} />
        </Suspense>
      ) : null}
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <OfflineNote />
          {children}
        </div>
      </main>
    </div>
  );
}
