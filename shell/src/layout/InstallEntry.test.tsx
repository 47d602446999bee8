import { anIdentity } from '@foothold/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepInstallOffer } from '../install/installation';
import { aBootArea, anArea, openShell } from '../testing/openShell';

const pages = anArea([{ path: 'dashboard/jobs', handle: { frame: 'sidebar' }, Component: () => <h1>Jobs</h1> }]);
const openSidebar = async (as = anIdentity(), access = aBootArea().access) => {
  openShell('/dashboard/jobs', { as, boot: { areas: [aBootArea({ access })] }, load: async () => pages });
  await screen.findByRole('heading', { name: 'Jobs' });
};
const queryEntry = () => screen.queryByRole('button', { name: 'Install Foothold' });

/** The browser's offer. Returns how often it has asked the user, and whether it was kept from showing a bar of its own. */
function offerInstallation() {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    timesAsked: 0,
    async prompt() {
      offer.timesAsked += 1;
    },
  });
  act(() => void window.dispatchEvent(offer));
  return offer;
}

beforeAll(keepInstallOffer);
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  Reflect.deleteProperty(navigator, 'standalone');
});

describe('InstallEntry', () => {
  it('is not there where the browser installs nothing', async () => {
    await openSidebar();
    expect(queryEntry()).toBeNull();
  });

  it('has the browser ask once when it is pressed, and not before', async () => {
    await openSidebar();
    const offer = offerInstallation();
    expect([offer.defaultPrevented, offer.timesAsked]).toEqual([true, 0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Install Foothold' }));
    expect(offer.timesAsked).toBe(1);
    expect(queryEntry()).toBeNull();
  });

  it('is gone once the site is installed', async () => {
    await openSidebar();
    offerInstallation();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(queryEntry()).toBeNull();
  });

  it('says how where the browser’s own menu installs', async () => {
    Object.assign(navigator, { standalone: false });
    await openSidebar();
    const entry = await screen.findByRole('button', { name: 'Install Foothold', expanded: false });
    expect(screen.getByText(/Add to Home Screen/)).not.toBeVisible();
    await userEvent.click(entry);
    expect(screen.getByText('Tap Share in your browser, then Add to Home Screen.')).toBeVisible();
    expect(entry).toHaveAttribute('aria-expanded', 'true');
  });

  it('is not there on the home screen', async () => {
    Object.assign(navigator, { standalone: true });
    await openSidebar();
    expect(queryEntry()).toBeNull();
  });

  it('is for students', async () => {
    await openSidebar(anIdentity({ role: 'organization' }), 'organization');
    offerInstallation();
    expect(queryEntry()).toBeNull();
  });
});
