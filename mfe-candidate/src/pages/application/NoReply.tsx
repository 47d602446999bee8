import { call } from '@foothold/shared/api';
import { type Job, viewPublicJob, type WholeApplication } from '@foothold/shared/contract';
import { formatDayAndMonth } from '@foothold/shared/format';
import { JobRows, SimilarJobRows } from '@foothold/shared/jobs';
import type { ThreadPage } from '@foothold/shared/messages';
import { Await, useRevalidator } from '@foothold/shared/router';
import { CardTitle, SecondaryText, Section, Stack } from '@foothold/shared/ui';
import { Suspense } from 'react';
import { NewsRequest } from '../../messages/NewsRequest';
import { paths } from '../../routes/paths';

/** Open jobs like one. A failure leaves them out: the page works without, also where the job is not public any more. */
export async function loadSimilarJobs(jobId: number, signal: AbortSignal): Promise<Job[]> {
  try {
    const { similar_jobs } = await call(viewPublicJob, { params: { slug: 'job', jobId } }, signal);
    return similar_jobs;
  } catch {
    return [];
  }
}

interface NoReplyProps {
  application: WholeApplication;
  latest: ThreadPage | null;
  similarJobs: Promise<Job[]>;
}

/** That the promised reply has not come, what the student can do about it, and where else to look. */
export function NoReply({ application: { organization, reply_due_on }, latest, similarJobs }: NoReplyProps) {
  const { revalidate } = useRevalidator();
  const company = organization.company_name || 'The company';
  const dueOn = reply_due_on && formatDayAndMonth(reply_due_on);
  return (
    <Section title="No reply">
      <Stack $gap={4}>
        <SecondaryText>
          {`${company} promised a reply by ${dueOn} and has not given one. That is not a rejection: your application stays open, and a reply can still come.`}
        </SecondaryText>
        {latest && <NewsRequest conversation={latest.conversation} onAsked={revalidate} />}
        <Suspense>
          <Await resolve={similarJobs}>{(jobs: Job[]) => <SimilarJobs jobs={jobs} />}</Await>
        </Suspense>
      </Stack>
    </Section>
  );
}

const SimilarJobs = ({ jobs }: { jobs: Job[] }) =>
  jobs.length > 0 && (
    <Stack $gap={3}>
      <CardTitle>Similar jobs that are open</CardTitle>
      <JobRows>
        <SimilarJobRows jobs={jobs} getPath={({ id }) => paths.job(id)} />
      </JobRows>
    </Stack>
  );
