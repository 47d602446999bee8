import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../whenIdle';

/**
 * The accessible overlays weigh more than the rest of this folder together, so they are a chunk of their own: fetched
 * when the browser is idle after something that may open one is on the screen, or at once when it is wanted.
 * A failed fetch is tried again at the next wish.
 */
export function lazily<Part>(load: () => Promise<Part>) {
  let part: Part | undefined;
  let request: Promise<Part> | undefined;

  const fetch = () => {
    request ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (cause) => {
        request = undefined;
        throw cause;
      },
    );
    return request;
  };

  return function usePart(wanted: boolean, onFail: () => void): Part | undefined {
    const [ready, setReady] = useState<Part | undefined>(() => part);
    const failed = useEffectEvent(onFail);

    useEffect(() => {
      if (ready) return;
      if (!wanted) return whenIdle(() => fetch().catch(() => undefined));
      let left = false;
      fetch().then(
        (loaded) => left || setReady(() => loaded),
        () => left || failed(),
      );
      return () => {
        left = true;
      };
    }, [wanted, ready]);

    return ready;
  };
}
