/**
 * For the `ref` of what should be gone on with when what was pressed has gone or is switched off.
 * It takes the focus only from nowhere: nobody who moved on meanwhile is pulled back.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) {
    element?.focus();
  }
}
