import {
  createJob,
  editJob,
  explain,
  type Job,
  type JobDraftContent,
  suggestSkills,
  viewOwnJob,
} from '@foothold/shared/contract';
import { aJob, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobDraft, anOwnJob, mockJobDrafts, visitJobForm } from '../../testing/jobForm';

const job = aJob({ id: 21, required_skills: ['Python'], preferred_skills: ['Tableau'] });
const whole: Partial<JobDraftContent> = {
  ...({ job_title: 'Cook', department: 'Kitchen', field: 'Art', duration: '3 months', env_mode: 'remote' } as const),
  ...({ stipend: 0, deadline: '2099-01-31', job_description: 'Cook with us.' } as const),
};

const field = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const askedFor = () => field('Skills you ask for');
const niceToHave = () => field('Nice to have');
const listTags = (name: string) =>
  screen.queryByRole('list', { name: new RegExp(`^${name}`) })
    ? within(screen.getByRole('list', { name: new RegExp(`^${name}`) }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function mockEdit(): Partial<Job>[] {
  const sent: Partial<Job>[] = [];
  mockEndpoint(viewOwnJob, () => anOwnJob(job));
  mockEndpoint(editJob, ({ body: { required_skills, preferred_skills } }) => {
    sent.push({ required_skills: required_skills ?? undefined, preferred_skills: preferred_skills ?? undefined });
    return { job, message: 'Job updated successfully' };
  });
  return sent;
}

describe('skills in the job form', () => {
  beforeEach(() => {
    mockEndpoint(suggestSkills, ({ query }) => ({
      data: query.q === 'js' ? [{ name: 'JavaScript', synonym: 'JS' }] : [],
    }));
  });

  it('are chosen from the vocabulary or written, and kept by the draft', async () => {
    const { saved } = mockJobDrafts();
    visitJobForm();
    await userEvent.type(await askedFor(), 'js');
    await userEvent.click(await screen.findByRole('option', { name: 'JavaScript (JS)' }));
    await userEvent.type(await niceToHave(), 'Goat rearing,');
    await waitFor(() =>
      expect(saved.at(-1)?.content).toMatchObject({
        required_skills: ['JavaScript'],
        preferred_skills: ['Goat rearing'],
      }),
    );
  });

  it('are in one of the lists: what is added to one leaves the other', async () => {
    mockJobDrafts(aJobDraft({ required_skills: ['Python', 'SQL'], preferred_skills: ['Tableau'] }));
    visitJobForm();
    await userEvent.type(await niceToHave(), 'python,');
    expect(listTags('Skills you ask for')).toEqual(['SQL']);
    expect(listTags('Nice to have')).toEqual(['Tableau', 'python']);
  });

  it('are shown by the preview and sent with the job', async () => {
    mockJobDrafts(aJobDraft({ ...whole, required_skills: ['Python'], preferred_skills: [] }));
    const sent: object[] = [];
    mockEndpoint(createJob, ({ body }) => {
      sent.push(body);
      return failWith('unexpected');
    });
    visitJobForm();
    await askedFor();
    await press('Preview');
    const skills = within(
      within(screen.getByRole('region', { name: 'Preview' })).getByRole('region', { name: 'Skills' }),
    );
    expect(skills.getByText('Python')).toBeVisible();
    expect(skills.queryByText('Nice to have')).toBeNull();
    await press('Create Job');
    await waitFor(() => expect(sent).toMatchObject([{ required_skills: ['Python'], preferred_skills: [] }]));
  });

  it('say which rule they break', async () => {
    const many = Array.from({ length: 10 }, (_, index) => `Skill ${index}`);
    mockJobDrafts(aJobDraft({ ...whole, required_skills: many }));
    visitJobForm();
    await userEvent.type(await askedFor(), 'One more,');
    await press('Create Job');
    expect(await screen.findByText('At most 10 skills.')).toBeVisible();
  });

  it('are those of the job where they are edited, also over a draft from before there were any', async () => {
    mockJobDrafts(aJobDraft({ ...whole, job_requirements: 'Care' }));
    const sent = mockEdit();
    visitJobForm('/edit-job/21');
    await askedFor();
    expect([listTags('Skills you ask for'), listTags('Nice to have')]).toEqual([['Python'], ['Tableau']]);
    await press('Remove Tableau');
    await press('Save Changes');
    await waitFor(() => expect(sent).toEqual([{ required_skills: ['Python'], preferred_skills: [] }]));
  });

  it('are among what a newer version of the job says otherwise', async () => {
    mockJobDrafts();
    mockEdit();
    mockEndpoint(editJob, () => failWith('outdated'));
    visitJobForm('/edit-job/21');
    await askedFor();
    mockEndpoint(viewOwnJob, () => anOwnJob({ ...job, required_skills: ['Python', 'SQL'] }));
    await press('Save Changes');
    expect(await screen.findByText(explain('outdated'))).toBeVisible();
    expect(screen.getByText('Python, SQL')).toBeVisible();
  });
});
