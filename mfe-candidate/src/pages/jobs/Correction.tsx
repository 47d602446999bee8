import { Quiet } from '@foothold/shared/ui';
import { fold } from './passages';

interface CorrectionProps {
  q: string | undefined;
  /** The words that jobs were found by. */
  matched: readonly string[];
}

/** Says so where jobs were found by other words than were typed. */
export function Correction({ q, matched }: CorrectionProps) {
  const typed = fold(q ?? '');
  const others = matched.filter((word) => !typed.includes(word));
  if (others.length === 0) return null;
  return (
    <Quiet role="status">
      Showing results for <b>{others.join(' or ')}</b>
    </Quiet>
  );
}
