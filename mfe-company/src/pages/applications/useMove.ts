import type { ApplicationStatus, CompanyApplication } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { useState } from 'react';
import { listPossibleMoves } from '../../applications/application';
import type { PendingDecision } from '../../applications/DecisionDialogs';
import { paths } from '../../routes/paths';

interface PendingMove {
  application: CompanyApplication;
  /** Null while its dialog closes. */
  decision: PendingDecision;
}

/** Moves an application to another status by what the application's own page offers: a dialog, or the interview's form. */
export function useMove() {
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingMove | null>(null);

  const move = (application: CompanyApplication, status: ApplicationStatus) => {
    if (!listPossibleMoves(application).includes(status)) return;
    if (status === 'Interview') return void navigate(paths.setupInterview(application.id));
    setPending({ application, decision: status === 'Accepted' ? 'accept' : 'reject' });
  };
  const close = () => setPending((current) => current && { ...current, decision: null });
  return { move, pending, close };
}
