import { PageHeader } from '@foothold/shared/ui';
import { Correctable } from './Correctable';
import { CorrectionForm } from './CorrectionForm';
import type { OwnCompany } from './loadCompany';

interface CorrectingProps {
  /** Null until it has been asked for. */
  company: OwnCompany | null;
  onAnswered: () => Promise<void>;
}

/** A company that waits mends what it said of itself, before somebody looks at it. */
export function Correcting({ company, onAnswered }: CorrectingProps) {
  return (
    <>
      <PageHeader title="Correct your details" subtitle="You keep your place in line." />
      <Correctable company={company}>
        {(organization, states) => <CorrectionForm {...{ organization, states, onAnswered }} />}
      </Correctable>
    </>
  );
}
