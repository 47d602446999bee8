import { call } from '@foothold/shared/api';
import { type Output, suggestSkills } from '@foothold/shared/contract';
import { useEffect, useState } from 'react';

type Suggestions = Output<typeof suggestSkills>['data'];

/** Milliseconds without a further letter. */
const pauseBeforeCall = 150;
const none: Suggestions = [];

/** What a text may mean; nothing while it is empty, and when the list does not load: any text will do. */
export function useSkillSuggestions(text: string): Suggestions {
  const q = text.trim();
  const [suggestions, setSuggestions] = useState(none);
  useEffect(() => {
    if (!q) return;
    const abortController = new AbortController();
    const timer = setTimeout(() => {
      call(suggestSkills, { query: { q: q.slice(0, 60) } }, abortController.signal).then(
        ({ data }) => setSuggestions(data),
        () => abortController.signal.aborted || setSuggestions(none),
      );
    }, pauseBeforeCall);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [q]);
  return q ? suggestions : none;
}
