/** For `ref`: whoever follows by keyboard or ear goes on at what has just come. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
