import { explain, type Job, type JobContentName, type JobSkillList } from '@foothold/shared/contract';
import { formatLongDate, jobKindLabels, stipendLabels } from '@foothold/shared/format';
import { Button, Card, excerpt, Row, SecondaryText, Stack, Subtitle } from '@foothold/shared/ui';
import { useEffect, useRef } from 'react';
import { DetailList } from '../../details/DetailList';
import { fieldLabels, type JobDraftFields, type JobFormValues, toDraftFields } from './jobFormValues';
import type { StoredJob } from './useNewerVersion';

interface NewerVersionNoticeProps {
  formValues: JobFormValues;
  newerJob: StoredJob;
  onAcceptNewer: (newer: StoredJob) => void;
  onKeepOwn: () => void;
}

/** Shown when the job was saved in another window: lists what differs there, and asks which version to keep. */
export function NewerVersionNotice({ formValues, newerJob, onAcceptNewer, onKeepOwn }: NewerVersionNoticeProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const differences = listDifferences(toDraftFields(formValues), newerJob.job);

  return (
    <Card ref={card} tabIndex={-1} aria-label="A newer version">
      <Stack $gap={4}>
        <div>
          <Subtitle>{explain('outdated')}</Subtitle>
          <SecondaryText>
            {differences.length > 0
              ? 'What you wrote is still below. This is how the job stands now:'
              : 'The job now says what you wrote.'}
          </SecondaryText>
        </div>
        {differences.length > 0 && <DetailList details={differences} />}
        <Row>
          <Button $tone="plain" onClick={() => onAcceptNewer(newerJob)}>
            Use the newer version
          </Button>
          <Button $tone="soft" onClick={onKeepOwn}>
            Save mine instead
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

const maxExcerptLength = 300;

const listDifferences = (own: JobDraftFields, job: Job) =>
  (Object.keys(fieldLabels) as FieldName[])
    .filter((name) => String(own[name] ?? '') !== String(job[name] ?? ''))
    .map((name) => ({ label: fieldLabels[name], value: formatFieldValue(name, job) }));

type FieldName = JobContentName | JobSkillList;

function formatFieldValue(name: FieldName, job: Job): string {
  if (name === 'stipend') return stipendLabels[job.stipend];
  if (name === 'letter_required') return job.letter_required ? 'Yes' : 'No';
  if (name === 'required_skills' || name === 'preferred_skills') return job[name]?.join(', ') || 'Nothing';
  const value = job[name];
  if (value && (name === 'deadline' || name === 'start_date')) return formatLongDate(String(value));
  if (name === 'kind' && job.kind) return jobKindLabels[job.kind];
  return value ? excerpt(String(value), maxExcerptLength) : 'Nothing';
}
