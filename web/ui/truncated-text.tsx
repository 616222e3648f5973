import { Box, Tooltip } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './truncated-text.module.css';

/**
 * One line, cut by width with an ellipsis, where its own writing ends. What was cut shows on hover and on focus, which is why a
 * cut line can be reached by keyboard. The tooltip is made only when it is wanted: a list has many
 * such lines.
 */
export function TruncatedText({ children }: { children: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) {
      return;
    }
    const measure = () => setIsCut(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const want = () => setIsWanted(true);
  const unwant = () => setIsWanted(false);
  return (
    <>
      <Box
        component="span"
        ref={line}
        className={classes.line}
        dir="auto"
        tabIndex={isCut ? 0 : undefined}
        onPointerEnter={want}
        onPointerLeave={unwant}
        onFocus={want}
        onBlur={unwant}
      >
        {children}
      </Box>
      {isCut && isWanted ? (
        <Tooltip
          opened
          target={line}
          label={children}
          multiline
          classNames={{ tooltip: classes.whole ?? '' }}
        />
      ) : null}
    </>
  );
}
