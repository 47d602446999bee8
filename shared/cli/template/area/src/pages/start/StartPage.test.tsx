import { viewFrontPage } from '@foothold/shared/contract';
import { failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import { area } from '../../area';

const figures = { at: '2026-11-25T09:00:00.000Z', companies: 34, applications: 1286, accepted: 29 };

describe('Reports', () => {
  it('shows how many jobs are open in each field', async () => {
    const fields = [{ value: 'Art', count: 39 }];
    mockEndpoint(viewFrontPage, () => ({ jobs: [], total: 1256, fields, places: [], figures }));
    visit(area.routes, '/reports');
    expect(await screen.findByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    expect(screen.getByText('Open jobs: 1,256')).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('Art');
    expect(screen.getByRole('definition')).toHaveTextContent('39');
  });

  it('says so when they do not load', async () => {
    mockEndpoint(viewFrontPage, () => failWith('unexpected'));
    visit(area.routes, '/reports');
    expect(await screen.findByText(/The reports could not be loaded/)).toBeVisible();
  });
});
