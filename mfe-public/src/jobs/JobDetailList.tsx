import type { JobDetail } from '@foothold/shared/format';
import { DetailList, DetailRow } from '../components/DetailList';

export function JobDetailList({ details }: { details: readonly JobDetail[] }) {
  return (
    <DetailList>
      {details.map(({ label, value, aside, date }) => (
        <DetailRow key={label} label={label} aside={aside && <small>{aside}</small>}>
          {date ? <time dateTime={date}>{value}</time> : value}
        </DetailRow>
      ))}
    </DetailList>
  );
}
