import type { Message } from '@foothold/shared/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { getMessageElementId } from './MessageItem';

/**
 * Keeps what is being read where it is: a thread opens at its end, or at the message `openAt`; older messages move nothing;
 * a new one is scrolled to when the end was in view. `hasNewBelow`: it was not.
 */
export function useThreadScroll(messages: readonly Message[], openAt: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const shown = useRef<{ first: number | undefined; last: number | undefined; height: number }>(null);
  const [hasNewBelow, setHasNewBelow] = useState(false);
  const scrollToEnd = () => {
    setHasNewBelow(false);
    end.current?.scrollIntoView?.({ block: 'end' });
  };

  // An effect and no layout effect: it comes after the router, which scrolls a new page to its top.
  const open = useEffectEvent(() => {
    const element = openAt === undefined ? null : document.getElementById(getMessageElementId(openAt));
    if (element) element.scrollIntoView?.({ block: 'center' });
    else if (messages.length > 0) scrollToEnd();
  });
  useEffect(() => open(), []);

  useLayoutEffect(() => {
    const before = shown.current;
    const last = messages.at(-1);
    const now = { first: messages[0]?.id, last: last?.id, height: list.current?.offsetHeight ?? 0 };
    shown.current = now;
    if (!before) return;
    const grown = now.height - before.height;
    if (before.last === now.last) {
      if (before.first !== now.first) document.documentElement.scrollTop += grown;
      return;
    }
    if (last?.own || getBottom(list.current) - grown <= window.innerHeight)
      end.current?.scrollIntoView?.({ block: 'end' });
    else setHasNewBelow(true);
  }, [messages]);

  useEffect(() => {
    if (!hasNewBelow) return;
    const handleScroll = () => getBottom(list.current) <= window.innerHeight && setHasNewBelow(false);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [hasNewBelow]);

  return { list, end, hasNewBelow, scrollToEnd };
}

const getBottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
