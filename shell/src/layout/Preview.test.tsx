import { checkPreview, leavePreview, openPreview } from '@foothold/shared/contract';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootArea, anArea, openShell } from '../testing/openShell';

const replaced: string[] = [];
jest.mock('../navigation/document', () => ({
  ...jest.requireActual('../navigation/document'),
  replaceDocument: (address: string) => replaced.push(address),
}));
afterEach(() => replaced.splice(0));

const token = 'public@1.4.0~mx9r8iae~5Rw9d_jud1kCVvU0pJ3BLQ';
const preview = { app: 'public', release: '1.4.0' };
const allowOpening = () => mockEndpoint(checkPreview, () => preview);
const open = (address: string, preview?: { app: string; release: string; ended?: true }) =>
  openShell(address, {
    boot: {
      areas: [aBootArea({ name: 'public', access: 'anyone', frame: 'own', paths: ['/terms'] })],
      ...(preview && { preview }),
    },
    load: async () => anArea([{ path: 'terms', Component: () => <h1>Terms</h1> }]),
  });

describe('the link of a preview', () => {
  it('asks first, and then loads the page again as the server sends it from then on', async () => {
    const sent: unknown[] = [];
    allowOpening();
    mockEndpoint(openPreview, ({ body }) => {
      sent.push(body);
      return { ...preview, path: '/terms' };
    });
    open(`/terms?from=mail&preview=${token}#top`);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This browser alone shows public 1.4.0');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'See the preview' }));
    await waitFor(() => expect(replaced).toEqual(['/terms?from=mail#top']));
    expect(sent).toEqual([{ token }]);
  });

  it('leads from the landing page to where the pages of the release begin', async () => {
    allowOpening();
    mockEndpoint(openPreview, () => ({ ...preview, path: '/terms' }));
    open(`/?preview=${token}`);
    await userEvent.click(await screen.findByRole('button', { name: 'See the preview' }));
    await waitFor(() => expect(replaced).toEqual(['/terms']));
  });

  it('shows nothing else when the answer is no', async () => {
    allowOpening();
    const router = open(`/terms?preview=${token}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('asks nothing and says why when the link does not count', async () => {
    mockEndpoint(checkPreview, () => failWith('not_possible_now'));
    const router = open(`/terms?preview=${token}`);
    expect(await screen.findByText(/^This is no longer possible/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('closes with the reason when the link has stopped to count meanwhile', async () => {
    allowOpening();
    mockEndpoint(openPreview, () => failWith('not_possible_now'));
    const router = open(`/terms?preview=${token}`);
    await userEvent.click(await screen.findByRole('button', { name: 'See the preview' }));
    expect(await screen.findByText(/^This is no longer possible/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(replaced).toEqual([]);
  });

  it('asks and stays open to be tried again after a failure on the way', async () => {
    mockEndpoint(checkPreview, () => failWith('unavailable'));
    mockEndpoint(openPreview, () => failWith('unavailable'));
    open(`/terms?preview=${token}`);
    await userEvent.click(await screen.findByRole('button', { name: 'See the preview' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(/try again/i));
    expect(replaced).toEqual([]);
  });
});

describe('the strip of a preview', () => {
  it('names what is seen on every page, and leads back to what is live', async () => {
    mockEndpoint(leavePreview, () => undefined);
    open('/terms', { app: 'public', release: '1.4.0' });
    expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent(
      'Preview: public 1.4.0 is not live. Only this browser shows it.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(replaced).toHaveLength(1));
  });

  it('says so when the release is no longer kept, and is missing for everybody else', async () => {
    open('/terms', { app: 'public', release: '1.4.0', ended: true });
    expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent(
      'public 1.4.0 is no longer kept, so its preview has ended. You see what is live.',
    );
  });

  it('is missing without a preview', async () => {
    open('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });
});
