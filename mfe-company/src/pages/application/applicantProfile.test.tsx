import { toVisibleDetails } from '@foothold/shared/contract';
import { someDetails } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import { mockApplication, viewedApplication, visitApplication } from '../../testing/application';

const openWith = (details = someDetails()) => {
  mockApplication({ ...viewedApplication, student_details: toVisibleDetails(details) });
  visitApplication();
};
const findSection = async () => within(await screen.findByRole('region', { name: 'About Babátúndé' }));

describe('Company: the profile of an applicant', () => {
  it('shows skills, languages, links and plans', async () => {
    openWith();
    const section = await findSection();
    const skills = within(section.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(['Python', 'Public speaking']);
    expect(section.getByText('I keep bees.')).toBeVisible();
    const facts = section.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Yorùbá (native)',
      'SIWES, Internship',
      'Hybrid',
      'Lagos, Remote',
      'From 7 January 2030',
      '2031',
      'GitHub: github.com/chiamaka',
    ]);
  });

  it('opens links beside the page without telling where from', async () => {
    openWith();
    const link = (await findSection()).getByRole('link', { name: 'GitHub: github.com/chiamaka' });
    expect(link).toHaveAttribute('href', 'https://github.com/chiamaka');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('shows text as text, and availability that has begun as such', async () => {
    openWith(someDetails({ about: '<img src=x onerror=alert(1)>', available_from: '2020-01-06' }));
    const section = await findSection();
    expect(section.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(section.getByText('Now')).toBeVisible();
  });

  it('is left out where the student shows nothing', async () => {
    mockApplication({ ...viewedApplication, student_details: null });
    visitApplication();
    expect(await screen.findByRole('heading', { name: 'Cover letter' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'About Babátúndé' })).not.toBeInTheDocument();
  });
});
