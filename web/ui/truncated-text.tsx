import { Tooltip } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './truncated-text.module.css';

/**
 * One line, cut by width with an ellipsis. What was cut shows on hover and on focus, which is why a
 * cut line can be reached by keyboard.
 */
export function TruncatedText({ children }: { children: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) {
      return;
    }
    const measure = () => setIsCut(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Tooltip
      label={children}
      disabled={!isCut}
      multiline
      classNames={{ tooltip: classes.whole ?? '' }}
      events={{ hover: true, focus: true, touch: true }}
    >
      <span ref={line} className={classes.line} tabIndex={isCut ? 0 : undefined}>
        {children}
      </span>
    </Tooltip>
  );
}
