import { type Application, listStudentApplications } from '@foothold/shared/contract';
import { anApplication, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import { area } from '../../area';

const open = () => visit(area.routes, '/dashboard/what-decided', { as: anIdentity() });
const holding = (...data: Application[]) =>
  mockEndpoint(listStudentApplications, () => ({ applications: { data, total: data.length } }));
const rejected = (over: Partial<Application>) => anApplication({ status: 'Rejected', ...over });

describe('Candidate: what decided', () => {
  it('sums up the reasons from five decisions on, with the applications of each', async () => {
    holding(
      rejected({ id: 1, rejection_reason: 'location' }),
      rejected({ id: 2, rejection_reason: 'location', rejection_line: 'We are in Jos.' }),
      rejected({ id: 3, rejection_reason: 'other', rejection_line: 'The budget was cut.' }),
      rejected({ id: 4 }),
      anApplication({ id: 5, status: 'Accepted' }),
    );
    open();
    const reasons = within(await screen.findByRole('region', { name: 'Reasons' }));
    expect(reasons.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Location 2', 'Other 1', 'No reason given 1'],
    ]);
    expect(reasons.getByText('The place of work does not fit.')).toBeVisible();
    expect(reasons.getByText(/“We are in Jos.”/)).toBeVisible();
    expect(reasons.getAllByRole('link')[0]).toHaveAttribute('href', '/dashboard/applications/1');
    expect(screen.getByText('Only you see this page.', { exact: false })).toBeVisible();
  });

  it('says below five why it shows no sum', async () => {
    holding(rejected({ rejection_reason: 'location' }), anApplication({ status: 'Viewed' }));
    open();
    expect(await screen.findByRole('heading', { name: 'From 5 decisions on' })).toBeVisible();
    expect(screen.getByText(/^There is 1 decision so far\./)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Reasons' })).toBeNull();
  });

  it('says that it failed to load', async () => {
    mockEndpoint(listStudentApplications, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('Failed to load applications. Please try again later.')).toBeVisible();
  });
});
