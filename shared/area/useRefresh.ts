import { useRevalidator } from '@foothold/shared/router';

/** Milliseconds, longer than a dialog takes to close and to return the focus. */
const dialogCloseDelay = 400;

/** Runs the page's loaders again, and moves the focus to the main part when the control that had it is gone. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();

  return async () => {
    await revalidate();
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    }, dialogCloseDelay);
  };
}
