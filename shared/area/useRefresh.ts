import { useRevalidator } from '@foothold/shared/router';

/** Longer than a dialog takes to leave and to give the focus back. */
const dialogCloseDelay = 400;

/** Runs the page's loaders again. A control that went away with what it changed leaves the focus on the page's main part. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();

  return async () => {
    await revalidate();
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    }, dialogCloseDelay);
  };
}
