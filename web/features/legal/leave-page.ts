/**
 * Goes back to where the reader came from within Steeple; without such a place, to the door.
 * @param door the path for a reader who came straight here
 */
export function leavePage(door: '/' | '/auth'): void {
  if (canGoBack()) {
    window.history.back();
  } else {
    window.location.assign(door);
  }
}

/** The navigation API does not count pages of other sites; older browsers know only how many there are. */
function canGoBack(): boolean {
  return 'navigation' in globalThis ? globalThis.navigation.canGoBack : history.length > 1;
}
