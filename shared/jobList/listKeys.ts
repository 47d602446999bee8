import { getRowId } from '@foothold/shared/lists';
import type { KeyboardEvent, MouseEvent } from 'react';

interface ListKeysOptions {
  chosenId: number;
  onChoose: (id: number, options: { replace: boolean }) => void;
  /** The chosen job is chosen once more. */
  onOpen: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The title of a card, which leads to the job's page where it does not choose the job. */
const titleLink = 'h2 a';

/**
 * What a press on a card and the keys within the list do. J and K work there only: a key that is a letter must not act on
 * the whole page. A step by key replaces the address, so that Back leads past it.
 */
export function useListKeys({ chosenId, onChoose, onOpen }: ListKeysOptions) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const card = target.closest('article');
    const control = target.closest('a, button');
    if (!card || hasModifier(event) || (control && !control.matches(titleLink))) return;
    // The end of a selection is no press.
    if (!control && window.getSelection()?.toString()) return;
    event.preventDefault();
    const id = readJobId(card);
    if (id !== chosenId) onChoose(id, { replace: false });
    else if (isByKey(event)) onOpen();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || hasModifier(event)) return;
    event.preventDefault();
    const cards = [...event.currentTarget.querySelectorAll('article')];
    const current = cards.findIndex((card) => readJobId(card) === chosenId);
    const next = cards[current + step];
    if (!next) return;
    onChoose(readJobId(next), { replace: true });
    focusCard(next);
  };
  // In the capture phase: before the link navigates.
  return { onClickCapture: handleClick, onKeyDown: handleKeyDown };
}

export const findCard = (id: number) => document.getElementById(getRowId(id));

export function focusCard(card: HTMLElement | null): void {
  card?.querySelector<HTMLElement>(titleLink)?.focus({ preventScroll: true });
  card?.scrollIntoView?.({ block: 'nearest' });
}

const readJobId = ({ id }: Element) => Number(id.replace(getRowId(0).slice(0, -1), ''));

type ModifierKeys = Pick<globalThis.MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys) => metaKey || ctrlKey || shiftKey || altKey;

/** Enter on a link is a click that counts no press of a button. */
const isByKey = ({ detail }: MouseEvent) => detail === 0;
