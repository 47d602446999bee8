import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { type AlertTimes, changeSubscriberTimes } from '@foothold/shared/contract';
import { formatAlertTimes, sendHourOptions } from '@foothold/shared/format';
import { SelectField, toast } from '@foothold/shared/ui';
import { useState } from 'react';

/** At which hour daily and weekly mails come, in the time zone of this device. */
export function AlertTimesField({ token, times: loaded }: { token: string; times: AlertTimes }) {
  const [times, setTimes] = useState(loaded);
  const change = useAction(async (send_hour: number) => {
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const { alert_times } = await call(changeSubscriberTimes, { body: { token, send_hour, time_zone } });
      setTimes(alert_times);
      toast.success(`Daily and weekly mails come at ${formatAlertTimes(alert_times)}`);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <SelectField
      label="Daily and weekly mails come at"
      hint={formatAlertTimes(times).split(', ')[1]}
      options={sendHourOptions}
      value={times.send_hour}
      onChange={({ target }) => change.start(Number(target.value))}
      aria-disabled={change.busy}
    />
  );
}
