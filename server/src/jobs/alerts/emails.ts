import type { MailedFrequency } from '@foothold/shared/contract';
import { formatJobLocation, formatLongDate, formatPay, formatSearchName } from '@foothold/shared/format';
import type { ListedPage } from '../../email/emailMessage';
import { type ComposedEmail, days } from '../../email/emailTemplate';
import { toDisplayName } from '../../email/text';
import { todayIn } from '../../platform/time/days';
import { toSlug } from '../slug';
import { findMailedSubscriber, listMailedJobs, listMailedSearches, type MailedJob } from './emails.queries';
import { buildAlertsPath, issueAlertToken } from './tokens';

const maxListed = 20;

const rhythms: Record<MailedFrequency, string> = {
  at_once: 'at most every half hour',
  daily: 'at most once a day',
  weekly: 'at most once a week',
};

/** New jobs of somebody's saved searches, as far as they are open when it is sent. */
export const jobAlertEmail = {
  kind: 'job_alert',
  expiresAfter: 2 * days,
  async compose(db, { run_id }, config) {
    const subscriber = await findMailedSubscriber(db, run_id);
    if (!subscriber) return undefined;
    const { id: subscriber_id, user_id, email, frequency } = subscriber;
    const jobs = await listMailedJobs(db, { run_id, subscriber_id, today: todayIn(config.PLATFORM_TIME_ZONE) });
    const [first] = jobs;
    const searches = await listMailedSearches(db, { run_id, subscriber_id });
    if (!first || searches.length === 0) return undefined;
    const names = searches.map(({ name, followed_name, conditions }) =>
      toDisplayName(name ?? followed_name ?? formatSearchName(conditions)),
    );
    const followed = searches.filter(({ followed_name }) => followed_name !== null).length;
    const subject = jobs.length === 1 ? formatJob(first) : `${jobs.length} new jobs: ${names.join(', ')}`;
    const more = jobs.length - maxListed;
    const isStudent = user_id !== null;
    const [search] = searches;
    const listPath = search && searches.length === 1 ? `/jobs?${new URLSearchParams(search.conditions)}` : '/jobs';
    return {
      ...(isStudent ? { user_id } : { user_id: null, to: email ?? '' }),
      subject: toDisplayName(subject),
      heading: jobs.length === 1 ? 'A new job for you' : `${jobs.length} new jobs for you`,
      paragraphs: [`Found by ${formatSources(searches.length, followed)}: ${names.join('; ')}.`],
      list: [
        ...jobs.slice(0, maxListed).map((job) => listJob(job, isStudent)),
        ...(more > 0 ? [`and ${more} more`] : []),
      ],
      action: isStudent
        ? { label: 'See your saved searches', path: '/dashboard/searches' }
        : { label: 'See all jobs', path: listPath },
      note: [
        `You get this mail ${rhythms[frequency]}, when there are new jobs.`,
        ...(isStudent ? [] : [formatEnd(subscriber.kept_until)]),
      ].join(' '),
      unsubscribe: {
        label: 'Change or stop these mails',
        path: buildAlertsPath(await issueAlertToken(subscriber_id, config)),
      },
    };
  },
} satisfies ComposedEmail<{ run_id: number }>;

const formatSources = (count: number, followed: number): string => {
  const companies = followed === 1 ? 'a company that you follow' : 'companies that you follow';
  const searches = `your saved ${count - followed === 1 ? 'search' : 'searches'}`;
  if (followed === 0) return searches;
  return followed === count ? companies : `${searches} and ${companies}`;
};

const formatJob = ({ job_title, company_name }: MailedJob) =>
  `${toDisplayName(job_title)} at ${toDisplayName(company_name)}`;

const listJob = (job: MailedJob, isStudent: boolean): ListedPage => ({
  title: formatJob(job),
  details: [formatJobLocation(job), formatPay(job), `apply by ${formatLongDate(job.deadline)}`].filter(Boolean),
  path: isStudent ? `/dashboard/jobs/${job.id}` : `/viewjob/${toSlug(job.job_title)}/${job.id}`,
});

const formatEnd = (kept_until: string) =>
  `Your address is deleted on ${formatLongDate(kept_until.slice(0, 10))} unless you open the page below before.`;
