import { anIdentity } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBootArea, anArea, openShell } from '../testing/openShell';

const student = anIdentity();
const candidate = anArea([
  {
    path: 'dashboard/jobs',
    Component: () => (
      <main id="main">
        <h1>Jobs</h1>
      </main>
    ),
  },
]);
const candidateBoot = { areas: [aBootArea()], nav: [] };

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

describe('prerendered page', () => {
  const insertPrerenderedPage = () => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="still"><h1>Prerendered</h1></div>');
    document.head.insertAdjacentHTML('beforeend', '<style id="still-rules"></style>');
  };

  it('stays until the page is loaded, and is removed with its styles', async () => {
    insertPrerenderedPage();
    let finishLoading = (_: typeof candidate) => {};
    const load = () => new Promise<typeof candidate>((resolve) => (finishLoading = resolve));
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load });
    expect(screen.getByRole('heading', { name: 'Prerendered' })).toBeVisible();
    expect(screen.queryByRole('main')).toBeNull();

    await act(async () => finishLoading(candidate));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Prerendered' })).toBeNull();
    expect(document.getElementById('still-rules')).toBeNull();
  });

  it('passes the focus to the same link of the page', async () => {
    insertPrerenderedPage();
    document.getElementById('still')?.insertAdjacentHTML('beforeend', '<a href="/x">Go</a><a href="/terms">Terms</a>');
    screen.getByRole('link', { name: 'Terms' }).focus();
    const areaWithLink = anArea([{ path: 'dashboard/jobs', Component: () => <a href="/terms">Terms</a> }]);
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: async () => areaWithLink });

    await waitFor(() => expect(document.getElementById('still')).toBeNull());
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveFocus();
  });

  it('passes the press of a button to the same button of the page, once', async () => {
    insertPrerenderedPage();
    const buttons = '<button type="button">Share</button><button type="button" data-pressed>Share</button>';
    document.getElementById('still')?.insertAdjacentHTML('beforeend', buttons);
    const pressed: string[] = [];
    const ShareButton = ({ name }: { name: string }) => (
      <button type="button" onClick={() => pressed.push(name)}>
        Share
      </button>
    );
    const Page = () => ['first', 'second'].map((name) => <ShareButton key={name} name={name} />);
    const areaWithButtons = anArea([{ path: 'dashboard/jobs', Component: Page }]);
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: async () => areaWithButtons });

    await waitFor(() => expect(pressed).toEqual(['second']));
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });

  it('is removed when the area fails to load', async () => {
    insertPrerenderedPage();
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: () => Promise.reject(new Error('gone')) });
    expect(await screen.findByRole('heading', { name: /did not load/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Prerendered' })).toBeNull();
  });

  it('passes what was typed to the same field of the page', async () => {
    insertPrerenderedPage();
    const field = '<input aria-label="Search" />';
    document.getElementById('still')?.insertAdjacentHTML('beforeend', field + field);
    const [, second] = screen.getAllByRole('textbox', { name: 'Search' });
    await userEvent.type(second as HTMLElement, 'nurse');
    const Page = () => {
      const [text, setText] = useState('');
      return (
        <>
          <input aria-label="Search" />
          <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
          <p>Jobs for {text}</p>
        </>
      );
    };
    const areaWithFields = anArea([{ path: 'dashboard/jobs', Component: Page }]);
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: async () => areaWithFields });

    expect(await screen.findByText('Jobs for nurse')).toBeVisible();
    const [first, replacement] = screen.getAllByRole('textbox', { name: 'Search' });
    expect(first).toHaveValue('');
    expect(replacement).toHaveValue('nurse');
    expect(replacement).toHaveFocus();
  });
});
