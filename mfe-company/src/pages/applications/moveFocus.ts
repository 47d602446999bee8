import type { KeyboardEvent } from 'react';

/** Moves the focus along the elements of a list that match, by arrow keys, Home and End, from one of them to another. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  list: HTMLElement = event.currentTarget,
): void {
  const current = (event.target as Element).closest<HTMLElement>(selector);
  if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...list.querySelectorAll<HTMLElement>(selector)];
  const index = all.indexOf(current);
  const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 };
  const target = all[targets[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The same in columns: the arrow keys to the sides lead to the nearest column that has an element, at the same height. */
export function moveBetweenColumns(event: KeyboardEvent<HTMLElement>, columnSelector: string, selector: string): void {
  const column = (event.target as Element).closest<HTMLElement>(columnSelector);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!column || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!step) {
    moveFocus(event, selector, column);
    return;
  }
  const current = (event.target as Element).closest<HTMLElement>(selector);
  if (!current) return;
  const filled = [...event.currentTarget.querySelectorAll<HTMLElement>(columnSelector)].filter((each) =>
    each.querySelector(selector),
  );
  const target = filled[filled.indexOf(column) + step]?.querySelectorAll<HTMLElement>(selector);
  if (!target) return;
  const index = [...column.querySelectorAll(selector)].indexOf(current);
  event.preventDefault();
  target[Math.min(index, target.length - 1)]?.focus();
}
