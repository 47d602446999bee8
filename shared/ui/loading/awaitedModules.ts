import { create } from 'zustand';

/** How many modules are loading that the user has already asked for, such as the code of a dialog. */
const useAwaitedCount = create<{ count: number }>()(() => ({ count: 0 }));

/** Whether something that the user asked for is still loading. */
export const useIsModuleAwaited = (): boolean => useAwaitedCount(({ count }) => count > 0);

/** Notes that a module is awaited, until the returned function runs. */
export function noteAwaitedModule(): () => void {
  useAwaitedCount.setState(({ count }) => ({ count: count + 1 }));
  return () => useAwaitedCount.setState(({ count }) => ({ count: count - 1 }));
}
