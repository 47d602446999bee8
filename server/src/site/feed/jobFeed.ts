import { formatJobHeadline } from '@foothold/shared/format';
import { listNewestJobs } from '../../jobs/publicJobs.queries';
import { buildShareLink } from '../../jobs/slug';
import type { Context } from '../../platform/context';
import { todayIn } from '../../platform/time/days';
import { feedTitle } from '../html/head';
import { toExcerpt, toPlainText } from '../html/text';
import { escapeXml, xmlDeclaration } from './xml';

const maxEntries = 50;

/** The newest open jobs as an Atom feed. */
export async function renderJobFeed({ db, config }: Context): Promise<string> {
  const { APP_ORIGIN: origin, PLATFORM_TIME_ZONE: zone } = config;
  const jobs = await listNewestJobs(db, todayIn(zone), maxEntries);
  const updated =
    jobs
      .map((job) => job.updated_at)
      .sort()
      .at(-1) ?? updatedWhenEmpty;
  const head = [
    `<id>${origin}/feed.xml</id>`,
    `<title>${feedTitle}</title>`,
    `<subtitle>Internships and first jobs in Nigeria, from companies that a person has checked.</subtitle>`,
    `<updated>${updated}</updated>`,
    `<author><name>Foothold</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${origin}/"/>`,
  ];
  const entries = jobs.map((job) => renderEntry(origin, job));
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">\n${[...head, ...entries].join('\n')}\n</feed>\n`;
}

/** A feed without entries has been as it is since ever. */
const updatedWhenEmpty = '2026-01-01T00:00:00.000Z';

type NewJob = Awaited<ReturnType<typeof listNewestJobs>>[number];

// The id outlives a change of the title, which the address does not.
const renderEntry = (origin: string, job: NewJob) => `<entry>
<id>tag:${new URL(origin).hostname},${job.created_at.slice(0, 10)}:job-${job.id}</id>
<title>${escapeXml(formatJobHeadline(job))}</title>
<link rel="alternate" type="text/html" href="${escapeXml(buildShareLink(origin, job))}"/>
<published>${job.created_at}</published>
<updated>${job.updated_at}</updated>
<author><name>${escapeXml(job.company_name)}</name></author>
<category term="${escapeXml(job.field)}"/>
<summary>${escapeXml(toExcerpt(toPlainText(job.job_description), 300))}</summary>
</entry>`;
