import { type ShouldRevalidateFunction, useLocation, useNavigate } from '@foothold/shared/router';
import { useEffect, useId, useRef } from 'react';

/** To the preview and back nothing is asked for again: the form has it all, and a slow link would keep either waiting. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || currentUrl.search !== nextUrl.search);

/** The preview has an address, so that Back leads to the form and not away from it; and there to a mistake, or to its `button`. */
export function usePreview() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = hash === '#preview';
  const before = useRef(shown);
  const button = useRef<HTMLButtonElement>(null);
  // Two presses before the form is back are one step back, and not one out of the form.
  const leaving = useRef(false);

  useEffect(() => {
    if (before.current && !shown) startOf(button.current)?.focus();
    before.current = shown;
    leaving.current = false;
  }, [shown]);

  return {
    formId: useId(),
    shown,
    button,
    show: () => void navigate({ search, hash: 'preview' }, { state: { fromForm: true } }),
    hide: () => {
      if (leaving.current) return;
      leaving.current = true;
      void (state?.fromForm ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }));
    },
  };
}

const startOf = (button: HTMLButtonElement | null) =>
  button?.form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? button;

export type PreviewState = ReturnType<typeof usePreview>;
