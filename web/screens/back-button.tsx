import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { MouseEvent } from 'react';
import { ButtonLink } from './button-link.tsx';
import { useWayBack } from './trail.tsx';

/** Leads to the screen one level up; to where it was left, when the person came from there. */
export function BackButton({ to, children }: { to: string; children: string }) {
  const wayBack = useWayBack();

  function goBack(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensElsewhere && wayBack(to)) {
      event.preventDefault();
    }
  }

  return (
    <ButtonLink
      to={to}
      variant="subtle"
      size="compact-sm"
      mb="xs"
      ml={-8}
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      onClick={goBack}
    >
      {children}
    </ButtonLink>
  );
}
