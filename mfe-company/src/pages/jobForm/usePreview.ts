import { type ShouldRevalidateFunction, useLocation, useNavigate } from '@foothold/shared/router';
import { useEffect, useId, useRef } from 'react';

/** Opening and closing the preview loads nothing: the form has all data, and a slow connection must not delay it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || currentUrl.search !== nextUrl.search);

/** The preview is a history entry, so that Back returns to the form. The focus then moves to the first error or to `button`. */
export function usePreview() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isShown = hash === '#preview';
  const wasShown = useRef(isShown);
  const button = useRef<HTMLButtonElement>(null);
  // A double click must go back one step only, not out of the form.
  const isClosing = useRef(false);

  useEffect(() => {
    if (wasShown.current && !isShown) findFocusTarget(button.current)?.focus();
    wasShown.current = isShown;
    isClosing.current = false;
  }, [isShown]);

  return {
    formId: useId(),
    isShown,
    button,
    show: () => void navigate({ search, hash: 'preview' }, { state: { fromForm: true } }),
    hide: () => {
      if (isClosing.current) return;
      isClosing.current = true;
      void (state?.fromForm ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }));
    },
  };
}

const findFocusTarget = (button: HTMLButtonElement | null) =>
  button?.form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? button;

export type PreviewState = ReturnType<typeof usePreview>;
