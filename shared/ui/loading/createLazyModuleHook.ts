import { useEffect, useEffectEvent, useState } from 'react';
import { runWhenIdle } from './runWhenIdle';

/**
 * The accessible overlays weigh more than the rest of this folder together, so they are a chunk of their own: fetched
 * when the browser is idle after something that may open one is on the screen, or at once when it is wanted.
 * A failed fetch is tried again at the next wish.
 */
export function createLazyModuleHook<Part>(load: () => Promise<Part>) {
  let cachedModule: Part | undefined;
  let request: Promise<Part> | undefined;

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

  return function useLazyModule(isWanted: boolean, onFail: () => void): Part | undefined {
    const [loadedModule, setLoadedModule] = useState<Part | undefined>(() => cachedModule);
    const failed = useEffectEvent(onFail);

    useEffect(() => {
      if (loadedModule) return;
      if (!isWanted) return runWhenIdle(() => loadOnce().catch(() => undefined));
      let isCancelled = false;
      loadOnce().then(
        (loaded) => isCancelled || setLoadedModule(() => loaded),
        () => isCancelled || failed(),
      );
      return () => {
        isCancelled = true;
      };
    }, [isWanted, loadedModule]);

    return loadedModule;
  };
}
