import { type ShouldRevalidateFunction, useLocation, useNavigate } from '@foothold/shared/router';
import { useEffect, useId, useRef } from 'react';

/** To the preview and back nothing is asked for again: the form has it all, and a slow link would keep either waiting. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || currentUrl.search !== nextUrl.search);

/** The preview has an address, so that Back leads to the form and not away from it; and there to a mistake, or to its `button`. */
export function usePreview() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isShown = hash === '#preview';
  const wasShown = useRef(isShown);
  const button = useRef<HTMLButtonElement>(null);
  // Two presses before the form is back are one step back, and not one out of the form.
  const isClosing = useRef(false);

  useEffect(() => {
    if (wasShown.current && !isShown) findFocusTarget(button.current)?.focus();
    wasShown.current = isShown;
    isClosing.current = false;
  }, [isShown]);

  return {
    formId: useId(),
    shown: isShown,
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
