/**
 * Moves the focus to the page's heading without scrolling and returns it: after a navigation, or after an action that
 * removed its own button, a screen reader then announces where the user is.
 */
export function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
