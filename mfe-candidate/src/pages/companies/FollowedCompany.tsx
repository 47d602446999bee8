import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import {
  type AlertFrequency,
  followCompany,
  type listCompanyChoices,
  mailedFrequencies,
  type Output,
  unfollowCompany,
} from '@foothold/shared/contract';
import { alertFrequencyLabels } from '@foothold/shared/format';
import { Button, SelectField, toast, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { CompanyItem } from './CompanyItem';

type Followed = Output<typeof listCompanyChoices>['followed'][number];

/** A company that the student follows, with how often its new jobs are mailed. */
export function FollowedCompany({ company }: { company: Followed }) {
  const { id, company_name, frequency } = company;
  const refresh = useRefresh();
  const act = async (run: () => Promise<unknown>, message: string) => {
    try {
      await run();
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
    toast.success(message);
    await refresh();
  };
  const change = useAction((chosen: AlertFrequency) =>
    act(() => call(followCompany, { params: { id }, body: { frequency: chosen } }), 'Mails changed'),
  );
  const unfollow = useAction(() =>
    act(() => call(unfollowCompany, { params: { id } }), `You follow ${company_name} no more.`),
  );
  return (
    <CompanyItem company={company}>
      <Rhythm>
        <SelectField
          label={`Mail new jobs of ${company_name}`}
          hideLabel
          options={options}
          value={frequency}
          onChange={({ target }) => change.start(target.value as AlertFrequency)}
          aria-disabled={change.busy}
        />
      </Rhythm>
      <Button $tone="soft" $size="small" onClick={unfollow.start} busy={unfollow.busy}>
        Unfollow
        <VisuallyHidden>{` ${company_name}`}</VisuallyHidden>
      </Button>
    </CompanyItem>
  );
}

const options = [...mailedFrequencies, 'none' as const].map((value) => ({ value, label: alertFrequencyLabels[value] }));

const Rhythm = styled.div`flex: 0 1 18rem;`;
