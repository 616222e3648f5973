import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { ButtonLink } from './button-link.tsx';

/** Leads to the screen one level up. */
export function BackButton({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink
      to={to}
      variant="subtle"
      size="compact-sm"
      mb="xs"
      ml={-8}
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {children}
    </ButtonLink>
  );
}
