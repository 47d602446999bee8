import { useKeptApplications } from '@foothold/shared/keptApplications';
import { Columns, JobTitle, Meta, NameLink, Section, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../routes/paths';
import { KeptPanel } from './KeptPanel';

/** The applications that wait on this device, above those that were sent. Nothing without any. */
export function KeptList() {
  const all = useKeptApplications();
  if (all.length === 0) return null;
  return (
    <Place>
      <Section
        title="On this device"
        aside={<Meta>{all.length === 1 ? '1 application' : `${all.length} applications`}</Meta>}
      >
        <Columns $cards>
          {all.map((kept) => (
            <KeptPanel
              key={kept.job_id}
              kept={kept}
              heading={
                <div>
                  <JobTitle as="h3" mark={(title) => <NameLink to={paths.job(kept.job_id)}>{title}</NameLink>}>
                    {kept.job_title}
                  </JobTitle>
                  <Meta>{kept.company_name}</Meta>
                </div>
              }
            />
          ))}
        </Columns>
      </Section>
    </Place>
  );
}

const Place = styled.div`margin-bottom: ${t.space[5]};`;
