import { PageHeader } from '@foothold/shared/ui';
import { CompanyFormLoader } from './CompanyFormLoader';
import { CorrectionForm } from './CorrectionForm';
import type { OwnCompany } from './loadCompany';

interface CorrectDetailsProps {
  /** Null until it has been asked for. */
  company: OwnCompany | null;
  onSubmitted: () => Promise<void>;
}

/** A company that waits mends what it said of itself, before somebody looks at it. */
export function CorrectDetails({ company, onSubmitted }: CorrectDetailsProps) {
  return (
    <>
      <PageHeader title="Correct your details" subtitle="You keep your place in line." />
      <CompanyFormLoader company={company}>
        {(organization, states) => <CorrectionForm {...{ organization, states, onSubmitted }} />}
      </CompanyFormLoader>
    </>
  );
}
