import type { AlertFrequency, AlertTimes } from '../contract';
import { formatTimeZone } from './formatTimeZone';

/** How often new jobs of a saved search are mailed. */
export const alertFrequencyLabels: Record<AlertFrequency, string> = {
  at_once: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week, on Mondays',
  none: 'No mails',
};

/** The hours of a day at which mails can come, as choices. */
export const sendHourOptions = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: formatHour(hour) }));

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** '08:00, Lagos time (WAT)': when daily and weekly mails come. */
export const formatAlertTimes = ({ send_hour, time_zone }: AlertTimes): string =>
  `${formatHour(send_hour)}, ${formatTimeZone(time_zone, new Date())}`;
