import { aSentDocument } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApplication, viewedApplication, visitApplication } from '../../testing/application';

const frame = () => screen.queryByTitle(/ of Babátúndé Adéyẹmí$/);
const word = aSentDocument({ name: 'letter.docx', type: 'application/msword', path: '/storage/letter-key' });
const canShow = (enabled: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true });

beforeEach(() => canShow(true));

describe('Documents', () => {
  it('opens one PDF preview at a time and closes it again', async () => {
    mockApplication(viewedApplication);
    visitApplication();
    const preview = await screen.findByRole('button', { name: 'Preview Resume' });
    expect(frame()).toBeNull();
    expect(preview).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(preview);
    expect(screen.getByTitle('Resume of Babátúndé Adéyẹmí')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/storage\/resume-key\?inline#/),
    );
    expect(screen.getByRole('button', { name: 'Close Resume' })).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Preview Internship letter' }));
    expect(frame()).toHaveAttribute('src', expect.stringMatching(/^\/storage\/letter-key\?inline#/));
    await userEvent.click(screen.getByRole('button', { name: 'Close Internship letter' }));
    expect(frame()).toBeNull();
  });

  it('says that the file can only be downloaded when it is a Word file', async () => {
    mockApplication({ ...viewedApplication, documents: { resume: null, internship_letter: word } });
    visitApplication();
    const files = within(await screen.findByRole('region', { name: 'Files' }));
    expect(files.getByText('A Word file can only be downloaded.')).toBeVisible();
    expect(files.getByRole('link', { name: /^Internship letter/ })).toHaveAttribute('download', 'letter.docx');
    expect(files.queryByRole('button')).toBeNull();
  });

  it('says why a document cannot be opened, without link or preview', async () => {
    const documents = {
      resume: aSentDocument({ scan_status: 'infected' }),
      internship_letter: aSentDocument({ name: 'letter.pdf', scan_status: 'pending' }),
    };
    mockApplication({ ...viewedApplication, documents });
    visitApplication();
    const files = within(await screen.findByRole('region', { name: 'Files' }));
    expect(files.getByText('It holds malware, so nobody can open it.')).toBeVisible();
    expect(files.getByText('Being checked')).toBeVisible();
    expect(files.queryByRole('link')).toBeNull();
    expect(files.queryByRole('button')).toBeNull();
  });

  it('offers no preview when the browser cannot show PDF files', async () => {
    canShow(false);
    mockApplication(viewedApplication);
    visitApplication();
    expect(await screen.findByRole('link', { name: /^Resume/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
  });
});
