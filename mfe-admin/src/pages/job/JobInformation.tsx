import { type AdminJobDetails, getOrganizationState } from '@foothold/shared/contract/admin';
import { formatMoney, formatWorkMode, jobKindLabels, listJobSkills, payLabels } from '@foothold/shared/format';
import { ExternalLink, Name, StatusBadge, standaloneLinkStyle, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { InformationCard } from '../../cards/InformationCard';
import { MutedText, ProvidedValue } from '../../cards/values';
import { formatHold } from '../../decisions/formatHold';
import { JobDecision } from '../../decisions/JobActions';
import { formatCalendarDay, formatDateTime } from '../../format';
import { paths } from '../../routes/paths';

/** The job's status, company and conditions, with the button that takes it down or restores it. */
export function JobInformation({ details }: { details: AdminJobDetails }) {
  const { job, state, organization } = details;
  const { taken_down, held } = job;
  const takedown = taken_down
    ? [
        { label: 'Taken down', value: formatDateTime(taken_down.at) },
        { label: 'Reason', value: taken_down.reason ?? 'No reason was given.' },
      ]
    : [];
  return (
    <InformationCard
      title="Job"
      details={[
        { label: 'Status', value: <StatusBadge status={state} /> },
        ...takedown,
        ...(held
          ? [
              { label: 'Waits since', value: formatDateTime(held.at) },
              { label: 'Waits for', value: formatHold(held) },
            ]
          : []),
        {
          label: 'Company',
          value: (
            <Company>
              <TextLink to={paths.organization(job.org_id)}>
                <Name>{job.company_name}</Name>
              </TextLink>
              <StatusBadge status={getOrganizationState(organization)} />
            </Company>
          ),
        },
        { label: 'Public page', value: <PublicPage details={details} /> },
        { label: 'Posted', value: formatDateTime(job.created_at) },
        { label: 'Deadline', value: formatCalendarDay(job.deadline) },
        { label: 'Work mode', value: formatWorkMode(job.env_mode) },
        { label: 'Location', value: <ProvidedValue value={job.location} /> },
        { label: 'Field', value: job.field },
        { label: 'Department', value: job.department },
        { label: 'Pay', value: formatMoney(job.currency, job.amount) ?? payLabels.unpaid },
        { label: 'Duration', value: job.duration },
        ...listFacts(job),
        ...listJobSkills(job).map(({ label, skills }) => ({
          label: `Skills, ${label.toLowerCase()}`,
          value: skills.join(', '),
        })),
      ]}
    >
      <JobDecision job={{ id: job.id, job_title: job.job_title, company_name: job.company_name, state }} />
    </InformationCard>
  );
}

/** What a company may leave out. */
const listFacts = ({ kind, start_date, openings, letter_required, reply_days }: AdminJobDetails['job']) => [
  { label: 'Kind', value: <ProvidedValue value={kind && jobKindLabels[kind]} /> },
  { label: 'Start', value: <ProvidedValue value={start_date && formatCalendarDay(start_date)} /> },
  { label: 'Openings', value: <ProvidedValue value={openings ? String(openings) : null} /> },
  { label: 'Days to reply', value: String(reply_days) },
  { label: 'Internship letter', value: letter_required ? 'Required' : 'Not needed' },
];

/** Visitors see active and expired jobs of verified companies. */
function PublicPage({ details: { job, state, organization } }: { details: AdminJobDetails }) {
  const isShown = organization.verified === 1 && (state === 'Active' || state === 'Expired');
  if (!isShown) return <MutedText>Not shown</MutedText>;
  return (
    <ExternalLink href={paths.publicJob(job.id)} target="_blank">
      See it as visitors do<VisuallyHidden>, in a new tab</VisuallyHidden>
    </ExternalLink>
  );
}

const Company = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  a { ${standaloneLinkStyle} }
`;
