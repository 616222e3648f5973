import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Hint } from './hint.tsx';
import classes from './step-button.module.css';

type Props = {
  label: string;
  isNext?: boolean;
  /** Null where there is nothing more: the arrow is an outline then, and keeps the focus of who came here. */
  onStep: (() => void) | null;
};

/** An arrow to the week, quarter or year before or after. */
export function StepButton({ label, isNext = false, onStep }: Props) {
  const Icon = isNext ? IconChevronRight : IconChevronLeft;
  return (
    <Hint label={label}>
      <ActionIcon
        className={classes.step}
        variant="default"
        size={36}
        aria-label={label}
        aria-disabled={onStep === null}
        data-disabled={onStep === null}
        data-next={isNext || undefined}
        onClick={() => onStep?.()}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
