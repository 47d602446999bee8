import { useEffect, useEffectEvent, useState } from 'react';
import { isLowData } from '../preferences/lowData';
import { noteAwaitedModule } from './awaitedModules';

/**
 * Creates a hook for a module in a chunk of its own, such as the overlays on react-aria, which are larger than all other
 * components together. The chunk is fetched when the browser is idle after the first component that uses the hook has
 * mounted, unless data is low, or at once when the module is needed. A failed fetch is repeated the next time it is needed.
 */
export function createLazyModuleHook<Module>(load: () => Promise<Module>) {
  let cachedModule: Module | undefined;
  let request: Promise<Module> | undefined;

  const loadOnce = () => {
    request ??= load().then(
      (loaded) => {
        cachedModule = loaded;
        return loaded;
      },
      (cause) => {
        request = undefined;
        throw cause;
      },
    );
    return request;
  };

  return function useLazyModule(isNeeded: boolean, onFail: () => void): Module | undefined {
    const [loadedModule, setLoadedModule] = useState<Module | undefined>(() => cachedModule);
    const handleFailure = useEffectEvent(onFail);

    useEffect(() => {
      if (loadedModule) return;
      if (!isNeeded) return isLowData() ? undefined : runWhenIdle(() => loadOnce().catch(() => undefined));
      let isCancelled = false;
      const endWait = noteAwaitedModule();
      loadOnce().then(
        (loaded) => isCancelled || setLoadedModule(() => loaded),
        () => isCancelled || handleFailure(),
      );
      return () => {
        isCancelled = true;
        endWait();
      };
    }, [isNeeded, loadedModule]);

    return loadedModule;
  };
}

/** Runs a low-priority task when the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback; a delay of two seconds comes close.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
