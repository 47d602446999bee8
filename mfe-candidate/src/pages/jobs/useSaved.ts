import { call, sentenceOf } from '@foothold/shared/api';
import { type Job, saveJob, unsaveJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

export interface Saving {
  saved: boolean;
  toggle: () => void;
}

/**
 * Whether a job is kept, as its reader last wished. Wishes are told to the server one after the other, so that the last
 * one holds; one that fails is taken back.
 */
export function useSaved({ id, saved }: Pick<Job, 'id' | 'saved'>): Saving {
  const [wished, setWished] = useState(saved === true);
  const [known, setKnown] = useState(saved);
  const standing = useRef({ told: saved === true, wish: saved === true, telling: false });

  // Fresh from the server: a saying of elsewhere, another tab or the job's own page.
  if (known !== saved) {
    setKnown(saved);
    setWished(saved === true);
  }

  const toggle = async () => {
    const now = standing.current;
    now.wish = !wished;
    setWished(now.wish);
    if (now.telling) return;
    now.telling = true;
    now.told = wished;
    try {
      while (now.told !== now.wish) now.told = await tell(id, now.wish);
    } catch (cause) {
      setWished(now.told);
      toast.error(sentenceOf(cause));
    } finally {
      now.telling = false;
    }
  };
  return { saved: wished, toggle };
}

async function tell(id: number, wish: boolean): Promise<boolean> {
  const { saved } = await call(wish ? saveJob : unsaveJob, { params: { id: String(id) } });
  return saved;
}
