/** For `ref`: moves the focus to an element that has just appeared, for keyboard and screen reader users. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
