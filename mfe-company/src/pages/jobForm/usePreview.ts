import { useLocation, useNavigate } from '@foothold/shared/router';
import { useEffect, useId, useRef } from 'react';

/** The preview has an address, so that Back leads to the form and not away from it; and there to a mistake, or to its `button`. */
export function usePreview() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = hash === '#preview';
  const before = useRef(shown);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (before.current && !shown) startOf(button.current)?.focus();
    before.current = shown;
  }, [shown]);

  return {
    formId: useId(),
    shown,
    button,
    show: () => void navigate({ search, hash: 'preview' }, { state: { fromForm: true } }),
    hide: () => void (state?.fromForm ? navigate(-1) : navigate({ search, hash: '' }, { replace: true })),
  };
}

const startOf = (button: HTMLButtonElement | null) =>
  button?.form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? button;

export type PreviewState = ReturnType<typeof usePreview>;
