import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import classes from './dialog.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** False while work runs that must not be interrupted. */
  canClose?: boolean;
  /** False when the focus goes somewhere else afterwards. */
  returnsFocus?: boolean;
  children: ReactNode;
};

/**
 * A window over the page: it holds the focus, and Escape closes it. Its head is no `header` element,
 * which would count as a second banner of the page.
 */
export function Dialog(props: Props) {
  const { isOpen, title, onClose, canClose = true, returnsFocus = true, children } = props;
  useFocusReturn(returnsFocus);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => (canClose ? onClose() : undefined)}
      returnFocus={returnsFocus}
      centered
    >
      <Modal.Overlay />
      <Modal.Content className={classes.content ?? ''}>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={commonWords.close} disabled={!canClose} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What the focus goes back to: of an item of a menu, which closes, the menu's button. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
}

/** Gives the focus back when the dialog is removed while open, which Mantine does only for a closed one. */
function useFocusReturn(isWanted: boolean): void {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      setTimeout(() => {
        if (isWanted && document.activeElement === document.body && opener instanceof HTMLElement) {
          opener.focus({ preventScroll: true });
        }
      });
    },
    [isWanted, opener],
  );
}
