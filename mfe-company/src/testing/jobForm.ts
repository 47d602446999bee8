import {
  deleteJobDraft,
  type Job,
  type JobDraftContent,
  listLocations,
  mapJobContent,
  type Output,
  type SavedJobDraft,
  saveJobDraft,
  viewJobDraft,
  type viewOwnJob,
  viewReplyRecord,
} from '@foothold/shared/contract';
import { anIdentity, mockEndpoint, visit } from '@foothold/shared/testing';
import { area } from '../area';
import { mockJobs } from './jobs';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
export const platformToday = '2026-05-04';

/** Opens a job form, signed in as its company. */
export const visitJobForm = (address = '/dashboard/create-job') => visit(area.routes, address, { as: company });

/** A draft with these fields; the others are empty. */
export const aJobDraft = (content: Partial<JobDraftContent> = {}): SavedJobDraft => ({
  content: { ...emptyContent, ...content },
  updated_at: '2026-05-04T09:00:00.000Z',
});

/** A job as its own company gets it, without applications. */
export const anOwnJob = (job: Job): Output<typeof viewOwnJob> => ({
  job,
  revision: 4,
  applications: { Applied: 0, Viewed: 0, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 },
  saves: 0,
});

const emptyContent: JobDraftContent = {
  ...mapJobContent(() => null),
  ...{ required_skills: null, preferred_skills: null, revision: null },
};

/** Mocks a server that saves drafts. Returns what was saved and deleted. */
export function mockJobDrafts(draft: SavedJobDraft | null = null) {
  const saved: { job: number | 'new'; content: JobDraftContent }[] = [];
  const deleted: (number | 'new')[] = [];
  mockJobs();
  mockEndpoint(listLocations, () => ({ data: [{ name: 'Lagos' }, { name: 'Kano' }] }));
  mockEndpoint(viewJobDraft, () => ({ draft, today: platformToday, usual_currency: 'Naira' as const }));
  mockEndpoint(viewReplyRecord, () => ({ record: null, overdue: 0, posting: 'free' as const }));
  mockEndpoint(saveJobDraft, ({ params, body }) => {
    saved.push({ job: params.job, content: body.content });
    return { updated_at: '2026-05-04T10:00:00.000Z' };
  });
  mockEndpoint(deleteJobDraft, ({ params }) => {
    deleted.push(params.job);
  });
  return { saved, deleted };
}
