import { emptyDetails } from '@foothold/shared/contract';
import { aStudent, someDetails } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockProfile, visitProfile } from '../../../../testing/profile';
import { toJsonResume } from './toJsonResume';

const toFile = (content: string) => new File([content], 'resume.json', { type: 'application/json' });
const choose = async (content: string) =>
  userEvent.upload(await screen.findByLabelText('JSON Resume file'), toFile(content));
const resume = (details = someDetails()) => JSON.stringify(toJsonResume('ada@example.ng', aStudent(), details));
const findDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Fill in from this file?' }));

describe('Candidate: JSON Resume', () => {
  it('is downloaded with what the profile has', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => files.push(file) && 'blob:resume',
      revokeObjectURL: () => {},
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    mockProfile(someDetails());
    visitProfile();
    await userEvent.click(await screen.findByRole('button', { name: 'Download as JSON Resume' }));
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
      skills: [{ name: 'Python' }, { name: 'Public speaking' }],
    });
    click.mockRestore();
  });

  it('fills in an empty profile once what it changes was seen', async () => {
    const server = mockProfile(emptyDetails);
    visitProfile();
    await choose(resume());
    const dialog = await findDialog();
    expect(dialog.getByText('Python, Public speaking')).toBeVisible();
    expect(dialog.getByText('Name, contact and studies: your profile has its own')).toBeVisible();
    expect(server.saved).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('I keep bees.')).toBeVisible();
    const { skills, languages, links, about, graduation_year } = someDetails();
    expect(server.stored).toEqual({
      ...emptyDetails,
      ...{ skills, languages, links, about, graduation_year, revision: 1 },
    });
  });

  it('adds without being asked, but replaces only what is ticked', async () => {
    const server = mockProfile(someDetails({ skills: ['Welding'], about: 'I weld.', graduation_year: 2030 }));
    visitProfile();
    await choose(resume());
    const dialog = await findDialog();
    expect(dialog.getByRole('checkbox', { name: 'Add to your skills' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'The lines about you' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Year of graduation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await waitFor(() =>
      expect(server.stored).toMatchObject({
        ...{ skills: ['Welding', 'Python', 'Public speaking'], about: 'I weld.', graduation_year: 2031 },
      }),
    );
  });

  it('shows the changes again when another window saved something meanwhile', async () => {
    const server = mockProfile(emptyDetails);
    visitProfile();
    await choose(resume());
    const dialog = await findDialog();
    server.change({ skills: ['Python'], about: 'I weld.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    expect((await screen.findAllByText('This was changed in another window meanwhile.'))[0]).toBeVisible();
    expect(server.saved).toEqual([]);
    expect(await dialog.findByText('Public speaking')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'The lines about you' })).not.toBeChecked();
  });

  it.each([
    ['no resume', 'This file is not a JSON Resume.'],
    [`{"skills":[{"name":"${'x'.repeat(262_144)}"}]}`, 'This file is larger than 256 KB.'],
  ])('refuses a file that is something else, or too large', async (content, message) => {
    mockProfile(emptyDetails);
    visitProfile();
    await choose(content);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says so when a file has nothing new', async () => {
    const server = mockProfile(someDetails());
    visitProfile();
    await choose(resume());
    const dialog = await findDialog();
    expect(dialog.getByText('The file has nothing that your profile lacks.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change nothing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.saved).toEqual([]);
  });
});
