import { emptyDetails, listLocations, suggestSkills, viewOwnDetails } from '@foothold/shared/contract';
import { failWith, mockEndpoint, someDetails } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockProfile, visitProfile } from '../../../testing/profile';

const findSection = async () => within(await screen.findByRole('region', { name: 'For companies' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressLink = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const skillsField = () => screen.findByRole('combobox', { name: 'Skills' });
const saved = 'Profile Edited Successfully';

describe('Candidate: what the profile has for companies', () => {
  it('names how much is done, and one next step that opens its form', async () => {
    mockProfile(emptyDetails);
    mockEndpoint(suggestSkills, () => ({ data: [] }));
    const router = visitProfile();
    expect(await screen.findByText('2 of 8 steps are done.')).toBeVisible();
    await pressLink('Add your skills: companies look for them first');
    expect(await skillsField()).toHaveFocus();
    expect(router.state.location.search).toBe('?edit=skills');
  });

  it('shows every part, and what is hidden', async () => {
    mockProfile(someDetails({ hidden_items: ['about', 'available_from', 'preferred_places'] }));
    visitProfile();
    const section = await findSection();
    expect(section.getByText('Your profile is complete.')).toBeVisible();
    for (const text of [
      'Python',
      'I keep bees.',
      'Yorùbá (native)',
      'SIWES, Internship',
      'From 7 January 2030',
      '2031',
    ])
      expect(section.getByText(text)).toBeVisible();
    expect(section.getByText('Hidden from companies')).toBeVisible();
    expect(section.getByText('Hidden: Places, Available from')).toBeVisible();
  });

  it('retries when the details fail to load, beside a profile that works', async () => {
    mockProfile(someDetails());
    mockEndpoint(viewOwnDetails, () => failWith('unexpected'));
    visitProfile();
    expect(await screen.findByText('Your skills and plans did not load.')).toBeVisible();
    expect(screen.getByText('Microbiology')).toBeVisible();
    mockEndpoint(viewOwnDetails, () => ({ details: someDetails() }));
    await press('Try again');
    expect(await screen.findByText('I keep bees.')).toBeVisible();
  });

  it('previews what a company sees, without what is hidden', async () => {
    mockProfile(someDetails({ hidden_items: ['about'] }));
    visitProfile();
    await press('As a company sees it');
    const preview = within(await screen.findByRole('dialog', { name: 'As a company sees it' }));
    expect(preview.getByText('Python')).toBeVisible();
    expect(preview.queryByText('I keep bees.')).not.toBeInTheDocument();
  });
});

describe('Candidate: editing what the profile has for companies', () => {
  it('adds suggested and own skills, and gives the focus back', async () => {
    const server = mockProfile(emptyDetails);
    mockEndpoint(suggestSkills, ({ query }) => ({
      data: query.q === 'js' ? [{ name: 'JavaScript', synonym: 'JS' }] : [],
    }));
    visitProfile();
    await pressLink('Add skills');
    await userEvent.type(await skillsField(), 'js');
    await userEvent.click(await screen.findByRole('option', { name: 'JavaScript (JS)' }));
    await userEvent.type(await skillsField(), 'Goat rearing');
    await userEvent.tab();
    await press('Save');
    expect(await screen.findByText(saved)).toBeVisible();
    expect(server.stored.skills).toEqual(['JavaScript', 'Goat rearing']);
    const link = await screen.findByRole('link', { name: 'Edit skills' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.getByText('3 of 8 steps are done.')).toBeVisible();
  });

  it('hides a part from companies', async () => {
    const server = mockProfile(someDetails());
    visitProfile('?edit=about');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show to companies that I apply to' }));
    await press('Save');
    expect(await screen.findByText('Hidden from companies')).toBeVisible();
    expect(server.stored).toEqual({ ...someDetails({ hidden_items: ['about'] }), revision: 4 });
  });

  it('saves languages with their levels, and leaves out empty rows', async () => {
    const server = mockProfile(someDetails());
    visitProfile('?edit=languages');
    await press('Add another language');
    await press('Add another language');
    const [, second] = await screen.findAllByRole('combobox', { name: 'Language' });
    await userEvent.type(second as HTMLElement, 'Hausa');
    await userEvent.tab();
    await press('Save');
    expect(await screen.findByText('Level is required.')).toBeVisible();
    await userEvent.selectOptions(screen.getAllByLabelText('Level')[1] as HTMLElement, 'fluent');
    await press('Save');
    expect(await screen.findByText('Yorùbá (native), Hausa (fluent)')).toBeVisible();
    expect(server.stored.languages).toEqual([
      { name: 'Yorùbá', level: 'native' },
      { name: 'Hausa', level: 'fluent' },
    ]);
  });

  it('refuses a link that leads elsewhere, at its field', async () => {
    const server = mockProfile(emptyDetails);
    visitProfile('?edit=links');
    await userEvent.type(await screen.findByLabelText(/^LinkedIn/), 'github.com/ada');
    await userEvent.type(screen.getByLabelText(/^Portfolio/), 'javascript:alert(1)');
    await press('Save');
    expect(await screen.findByText('Use a link to linkedin.com.')).toBeVisible();
    expect(screen.getByText('Use a link that starts with https://')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^LinkedIn/));
    await userEvent.clear(screen.getByLabelText(/^Portfolio/));
    await userEvent.type(screen.getByLabelText(/^GitHub/), 'github.com/ada');
    await press('Save');
    expect(await screen.findByRole('link', { name: 'GitHub: github.com/ada' })).toBeVisible();
    expect(server.saved).toHaveLength(1);
  });

  it('saves the work that is looked for, with places of the list only', async () => {
    const server = mockProfile(emptyDetails);
    mockEndpoint(listLocations, () => ({ data: [{ name: 'Kano' }, { name: 'Lagos' }] }));
    visitProfile('?edit=work');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'SIWES' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
    await userEvent.type(await screen.findByRole('combobox', { name: /^Places/ }), 'Atlantis{Enter}lag{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: /^Available from/ }), '31/01/2030');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^Year of graduation/ }),
      String(new Date().getFullYear() + 1),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Work mode' }));
    await press('Save');
    expect(await screen.findByText(saved)).toBeVisible();
    expect(server.stored).toMatchObject({
      ...{ preferred_kinds: ['siwes'], preferred_env_modes: ['hybrid'], preferred_places: ['Lagos'] },
      ...{ available_from: '2030-01-31', graduation_year: new Date().getFullYear() + 1 },
      hidden_items: ['preferred_env_modes'],
    });
  });

  it('keeps what another window saved of other parts', async () => {
    const server = mockProfile(someDetails());
    visitProfile('?edit=about');
    await userEvent.type(await screen.findByLabelText('A few lines about you'), ' And goats.');
    server.change({ skills: ['Go'] });
    await press('Save');
    expect(await screen.findByText('I keep bees. And goats.')).toBeVisible();
    expect(server.stored).toMatchObject({ about: 'I keep bees. And goats.', skills: ['Go'] });
  });

  it('shows what another window saved of the same part before it is replaced', async () => {
    const server = mockProfile(someDetails());
    visitProfile('?edit=about');
    await userEvent.type(await screen.findByLabelText('A few lines about you'), ' And goats.');
    server.change({ about: 'I keep snails.' });
    await press('Save');
    expect(await screen.findByText(/^This was changed in another window meanwhile\./)).toBeVisible();
    expect(screen.getByText('I keep snails.')).toBeVisible();
    expect(server.saved).toEqual([]);
    await press('Save');
    expect(await screen.findByText('I keep bees. And goats.')).toBeVisible();
  });

  it('asks before it leaves unsaved changes, and leaves them', async () => {
    mockProfile(someDetails());
    visitProfile('?edit=about');
    await userEvent.type(await screen.findByLabelText('A few lines about you'), ' And goats.');
    await pressLink('Edit links');
    await press('Leave');
    expect(await screen.findByLabelText(/^GitHub/)).toHaveValue('https://github.com/chiamaka');
    expect(screen.getByText('I keep bees.')).toBeVisible();
  });
});
