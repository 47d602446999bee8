import { maxDecisions } from '@foothold/shared/contract';
import { useRef, useState } from 'react';

/** The applications that are selected in a list, by id. */
export interface Selection {
  ids: ReadonlySet<number>;
  /** What has become of the selection without a press on it. */
  message: string;
  /** Selects one, or takes it out; with `isRange`, all shown from the one pressed before to this one. */
  toggle: (id: number, shown: readonly number[], isRange: boolean) => void;
  toggleAll: (shown: readonly number[]) => void;
  /** Selects exactly these. */
  set: (ids: readonly number[]) => void;
  clear: () => void;
}

const limitMessage = `At most ${maxDecisions} applications can be selected.`;

/** A selection lasts while the list is sorted, paged and shown otherwise, and ends when `filterKey` changes. */
export function useSelection(filterKey: string): Selection {
  const [state, setState] = useState({ filterKey, ids: new Set<number>() as ReadonlySet<number>, message: '' });
  const lastPressed = useRef<number>(null);

  if (state.filterKey !== filterKey) {
    const message = state.ids.size > 0 ? 'Selection cleared, because the filters have changed.' : '';
    setState({ filterKey, ids: new Set(), message });
  }

  const select = (ids: ReadonlySet<number>) => {
    const isOver = ids.size > maxDecisions;
    const kept = isOver ? new Set([...ids].slice(0, maxDecisions)) : ids;
    setState({ filterKey, ids: kept, message: isOver ? limitMessage : '' });
  };

  const toggle: Selection['toggle'] = (id, shown, isRange) => {
    const from = lastPressed.current === null ? -1 : shown.indexOf(lastPressed.current);
    const range = isRange && from >= 0 ? sliceBetween(shown, from, shown.indexOf(id)) : [id];
    lastPressed.current = id;
    select(state.ids.has(id) ? without(state.ids, range) : new Set([...state.ids, ...range]));
  };

  return {
    ids: state.ids,
    message: state.message,
    toggle,
    toggleAll: (shown) =>
      select(shown.every((id) => state.ids.has(id)) ? without(state.ids, shown) : new Set([...state.ids, ...shown])),
    set: (ids) => select(new Set(ids)),
    clear: () => select(new Set()),
  };
}

const sliceBetween = (ids: readonly number[], one: number, other: number) =>
  ids.slice(Math.min(one, other), Math.max(one, other) + 1);

const without = (ids: ReadonlySet<number>, removed: readonly number[]) =>
  new Set([...ids].filter((id) => !removed.includes(id)));
