import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { type AlertFrequency, changeAlertSearch, type JobAlerts, mailedFrequencies } from '@foothold/shared/contract';
import { alertFrequencyLabels, formatSearchName } from '@foothold/shared/format';
import { SelectField, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface VisitorSearchesProps {
  token: string;
  searches: JobAlerts['searches'];
  onEnd: () => void;
}

/** The searches of a visitor, each with how often it is mailed. */
export function VisitorSearches({ token, searches: loaded, onEnd }: VisitorSearchesProps) {
  const [searches, setSearches] = useState(loaded);
  const change = useAction(async (search_id: number, frequency: AlertFrequency) => {
    try {
      const changed = await call(changeAlertSearch, { body: { token, search_id, frequency } });
      setSearches(changed.searches);
      toast.success(frequency === 'none' ? 'No more mails for this search' : 'Mails changed');
      if (changed.searches.length === 0) onEnd();
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <FullWidth as="ul" $gap={4}>
      {searches.map(({ id, conditions, frequency }) => (
        <li key={id}>
          <SelectField
            label={formatSearchName(conditions)}
            options={options}
            value={frequency}
            onChange={({ target }) => change.start(id, target.value as AlertFrequency)}
            aria-disabled={change.busy}
          />
        </li>
      ))}
    </FullWidth>
  );
}

const options = [...mailedFrequencies, 'none' as const].map((value) => ({ value, label: alertFrequencyLabels[value] }));

const FullWidth = styled(Stack)`width: 100%;`;
