import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { type AlertTimes, changeAlertTimes } from '@foothold/shared/contract';
import { formatAlertTimes, sendHourOptions } from '@foothold/shared/format';
import { SelectField, t, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** At which hour the daily and weekly mails of all searches come, in the time zone of this device. */
export function SendHour({ times: loaded }: { times: AlertTimes }) {
  const [times, setTimes] = useState(loaded);
  const change = useAction(async (send_hour: number) => {
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const { alert_times } = await call(changeAlertTimes, { body: { send_hour, time_zone } });
      setTimes(alert_times);
      toast.success(`Daily and weekly mails come at ${formatAlertTimes(alert_times)}`);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <Hour>
      <SelectField
        label="Daily and weekly mails come at"
        hint={formatAlertTimes(times).split(', ')[1]}
        options={sendHourOptions}
        value={times.send_hour}
        onChange={({ target }) => change.start(Number(target.value))}
        aria-disabled={change.busy}
      />
    </Hour>
  );
}

const Hour = styled.div`
  max-width: 18rem;
  margin-top: ${t.space[3]};
`;
