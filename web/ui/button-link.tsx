import { Button, type ButtonProps } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';

type Props = ButtonProps & { to: string; children: ReactNode; 'aria-label'?: string };

/**
 * A button that leads to another screen. The specification calls these buttons, so that is what they
 * are to assistive technology and keyboard; underneath is a real link, which opens in a new tab too.
 */
export function ButtonLink({ to, children, ...props }: Props) {
  return (
    <Button {...props} component={Link} to={to} role="button" onKeyDown={pressOnSpace}>
      {children}
    </Button>
  );
}

/** A link answers only to Enter; what is called a button answers to the space bar as well. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
  }
}
