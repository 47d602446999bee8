import { editJob, jobContentNames, mapJobContent, viewOwnJob } from '@foothold/shared/contract';
import { aJob, mockEndpoint } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockJobDrafts, visitJobForm } from '../../testing/jobForm';
import { fieldLabels, toDraftFields, toFormValues } from './jobFormValues';

const job = aJob({
  ...{ id: 21, kind: 'internship', start_date: '2030-03-01', openings: 2 },
  ...{ required_skills: ['Python'], preferred_skills: ['SQL'] },
  ...{ q1: 'One?', q2: 'Two?', q3: 'Three?', q4: 'Four?', q5: 'Five?' },
});
const content = mapJobContent((name) => job[name]);
const { required_skills, preferred_skills } = job;

describe('job form values', () => {
  it('keep every field of a job when they are converted to a draft', () => {
    expect(jobContentNames.filter((name) => job[name] === null)).toEqual([]);
    expect(toDraftFields(toFormValues(job))).toEqual({ ...content, required_skills, preferred_skills });
  });

  it('are empty texts and no choices when there is no job', () => {
    expect(toFormValues({})).toMatchObject({ job_title: '', q5: '', field: undefined, stipend: undefined });
    expect(toDraftFields(toFormValues({}))).toEqual({
      ...mapJobContent(() => null),
      ...{ required_skills: [], preferred_skills: [] },
    });
  });
});

describe('job form', () => {
  const sent: object[] = [];
  beforeEach(() => {
    sent.length = 0;
    mockJobDrafts();
    mockEndpoint(viewOwnJob, () => ({
      ...{ job, revision: 4, saves: 0 },
      applications: { Applied: 0, Viewed: 0, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 },
    }));
    mockEndpoint(editJob, ({ body }) => {
      sent.push(mapJobContent((name) => body[name]));
      return { job, message: 'Job updated successfully' };
    });
  });

  it('has a control for every field of a job', async () => {
    visitJobForm('/edit-job/21');
    await screen.findByLabelText('Job title');
    const hasControl = (label: string) =>
      screen.queryAllByLabelText(new RegExp(`^${label}`)).length > 0 || screen.queryByRole('group', { name: label });
    expect(jobContentNames.filter((name) => !hasControl(fieldLabels[name]))).toEqual([]);
  });

  it('sends every field as it was when nothing is changed', async () => {
    visitJobForm('/edit-job/21');
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    expect(sent).toEqual([content]);
  });
});
