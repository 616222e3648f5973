import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { copyMessages } from '#contract/messages/undo.ts';

type Props = Pick<ButtonProps, 'leftSection' | 'px' | 'size'> & {
  variant?: 'default' | 'subtle';
  text: string;
  label: string;
  copied: string;
};

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label, copied, variant = 'default', ...button }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      // Without HTTPS, or without the right to.
      setSaid(copyMessages.refused);
    }
  }
  return (
    <>
      <Button variant={variant} {...button} onClick={() => void copy()}>
        {said ?? label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
