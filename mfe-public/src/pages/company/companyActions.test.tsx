import { endSession } from '@foothold/shared/auth';
import {
  type CompanyChoice,
  followCompany,
  hideCompany,
  unfollowCompany,
  unhideCompany,
  viewCompany,
  viewCompanyChoice,
} from '@foothold/shared/contract';
import { aCompany, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (action: string) => {
  await press('More Baobab Works');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** Mocks a server with this choice of the student. */
function mockChoice(stored: CompanyChoice) {
  let choice = stored;
  const set = (changed: Partial<CompanyChoice>) => () => {
    choice = { ...choice, ...changed };
    return { choice };
  };
  mockEndpoint(viewCompanyChoice, set({}));
  mockEndpoint(followCompany, set({ followed: 'daily', hidden: false }));
  mockEndpoint(unfollowCompany, set({ followed: null }));
  mockEndpoint(hideCompany, set({ followed: null, hidden: true }));
  mockEndpoint(unhideCompany, set({ hidden: false }));
}

const open = (as?: ReturnType<typeof anIdentity>) => {
  const jobs = { data: [], total: 0, next_cursor: null };
  mockEndpoint(viewCompany, () => ({ company: aCompany({ id: 7, company_name: 'Baobab Works' }), jobs }));
  return visit(area.routes, '/company/baobab-works/7', as && { as });
};

afterEach(() => act(() => endSession()));

describe('Public company page: what a reader can do with the company', () => {
  it('lets a student follow it and follow it no more', async () => {
    mockChoice({ followed: null, hidden: false });
    open(anIdentity());
    await press('Follow');
    expect(await screen.findByText('You follow Baobab Works. New jobs are mailed once a day.')).toBeVisible();
    await press('Unfollow');
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  });

  it('lets a student hide its jobs, says so, and shows them again', async () => {
    mockChoice({ followed: 'weekly', hidden: false });
    open(anIdentity());
    expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();
    await choose('Hide its jobs');
    expect(await screen.findByText(/^You have hidden it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
    await choose('Show its jobs again');
    expect(await screen.findByText('Jobs of Baobab Works are in your lists again.')).toBeVisible();
    expect(screen.queryByText(/^You have hidden it/)).toBeNull();
  });

  it('says why following failed', async () => {
    mockChoice({ followed: null, hidden: false });
    mockEndpoint(followCompany, () => failWith('unavailable'));
    open(anIdentity());
    await press('Follow');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
  });

  it('leads a visitor to the login', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Follow' })).toHaveAttribute('href', '/login');
  });

  it('offers nothing to a company', async () => {
    open(anIdentity({ role: 'organization' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Follow' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });
});
