import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';

type Props = ButtonProps & {
  to: string;
  children: ReactNode;
  'aria-label'?: string;
  onClick?: MouseEventHandler;
};

/** Looks like a button and leads to another screen, so it is a link: it opens in a new tab too. */
export function ButtonLink({ to, children, ...props }: Props) {
  return (
    <Button {...props} component={Link} to={to}>
      {children}
    </Button>
  );
}
