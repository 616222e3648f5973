/**
 * Goes back to where the reader came from within Steeple; otherwise to `fallback`.
 * @param fallback the path for a reader who came straight here
 */
export function leavePage(fallback: '/' | '/auth'): void {
  if (canGoBack()) {
    window.history.back();
  } else {
    window.location.assign(fallback);
  }
}

/**
 * The navigation API does not count pages of other sites; older browsers know only how many there
 * are.
 */
function canGoBack(): boolean {
  return 'navigation' in globalThis ? globalThis.navigation.canGoBack : history.length > 1;
}
