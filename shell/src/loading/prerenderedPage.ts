import { prerenderElementIds, pressedAttribute } from '@foothold/shared/boot';
import { isLowData, loadContourLines, runWhenIdle } from '@foothold/shared/ui';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The server's prerendered page, until the application's own page replaces it. */
const findPrerenderedPage = () => document.getElementById(prerenderElementIds.page);

export const isPrerendered = () => findPrerenderedPage() !== null;

/** Milliseconds that the replacement of a prerendered page waits for its contour lines. */
const contoursTimeout = 1_000;

/** A prerendered page has contour lines, so its replacement waits for them. Elsewhere they load after the first page. */
export const waitForPrerenderedContours = async () => {
  if (!isPrerendered()) return;
  await Promise.race([loadContourLines(), new Promise((resolve) => setTimeout(resolve, contoursTimeout))]);
};

/**
 * Removes the prerendered page in the frame in which its replacement appears, and keeps the focus, the scroll position, what
 * was typed and the button that was pressed last.
 */
export function useReplacePrerendered(): void {
  const [scrollTop] = useState(() => (isPrerendered() ? window.scrollY : 0));
  useLayoutEffect(() => {
    const prerendered = findPrerenderedPage();
    if (!prerendered) return;
    const findFocused = captureElement(prerendered, document.activeElement);
    const findPressed = captureElement(prerendered, prerendered.querySelector(`[${pressedAttribute}]`));
    const typeAgain = captureTypedTexts(prerendered);
    prerendered.remove();
    document.getElementById(prerenderElementIds.rules)?.remove();
    typeAgain();
    findFocused()?.focus({ preventScroll: true });
    if (scrollTop > 0) window.scrollTo(0, scrollTop);
    // After this frame: what the press opens is rendered beside a page whose effects have run.
    setTimeout(() => findPressed()?.click());
  }, [scrollTop]);
  useEffect(() => (isLowData() ? undefined : runWhenIdle(loadContourLines)), []);
}

/** Returns a function that types into the replacement's fields what was typed into those of the prerendered page. */
function captureTypedTexts(prerendered: HTMLElement): () => void {
  const fields = [...prerendered.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue);
  const texts = fields.map((field) => ({ value: field.value, findField: captureElement(prerendered, field) }));
  return () => {
    for (const { value, findField } of texts) {
      const field = findField();
      if (!field) continue;
      // React's own property on the element would hide the change from React.
      Reflect.set(HTMLInputElement.prototype, 'value', value, field);
      // After this frame: the page listens once its effects have run.
      setTimeout(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    }
  };
}

/**
 * Returns a function that finds the same element in the replacement. Both pages are rendered from the same components, so
 * elements with the same tag, type, text and link correspond, in document order.
 */
function captureElement(prerendered: HTMLElement, element: Element | null): () => HTMLElement | undefined {
  if (!element || !prerendered.contains(element)) return () => undefined;
  const description = describeElement(element);
  const findSameElements = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>(element.tagName)].filter((other) => describeElement(other) === description);
  const index = findSameElements(prerendered).indexOf(element as HTMLElement);
  return () => findSameElements(document)[index];
}

const describeElement = (element: Element) =>
  `${element.getAttribute('type')} ${element.getAttribute('href')} ${element.textContent}`;
