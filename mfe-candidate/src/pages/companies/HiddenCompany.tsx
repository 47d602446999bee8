import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type ChosenCompany, unhideCompany } from '@foothold/shared/contract';
import { Button, toast, VisuallyHidden } from '@foothold/shared/ui';
import { CompanyItem } from './CompanyItem';

/** A company whose jobs the student does not see. */
export function HiddenCompany({ company }: { company: ChosenCompany }) {
  const refresh = useRefresh();
  const show = useAction(async () => {
    try {
      await call(unhideCompany, { params: { id: company.id } });
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
    toast.success(`Jobs of ${company.company_name} are in your lists again.`);
    await refresh();
  });
  return (
    <CompanyItem company={company}>
      <Button $tone="soft" $size="small" onClick={show.start} busy={show.busy}>
        Show again
        <VisuallyHidden>{` ${company.company_name}`}</VisuallyHidden>
      </Button>
    </CompanyItem>
  );
}
