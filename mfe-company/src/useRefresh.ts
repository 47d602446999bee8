import { useRevalidator } from '@foothold/shared/router';

/** Runs the page's loaders again. A control that went away with what it changed leaves the focus on the page's main part. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();

  return async () => {
    await revalidate();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
  };
}
