import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileField } from './FileField';
import { formatFileSize } from './fileValidation';

const aFile = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name);

function Resume() {
  const [chosen, setChosen] = useState<File | null>(null);
  return <FileField label="Resume" name="resume" file={chosen} onPick={setChosen} />;
}

describe('FileField', () => {
  it('shows the chosen file, and focuses the field when the file is removed', async () => {
    render(<Resume />);

    await userEvent.upload(screen.getByLabelText('Resume'), aFile('ada.pdf'));
    expect(screen.getByRole('status')).toHaveTextContent('ada.pdf2 KB');

    await userEvent.click(screen.getByRole('button', { name: 'Remove ada.pdf' }));
    expect(screen.queryByText('ada.pdf')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Resume')).toHaveFocus();
  });

  it.each([
    ['photo.png', 2048, '“photo.png” is not a PDF, DOC or DOCX file.'],
    ['empty.pdf', 0, '“empty.pdf” is empty.'],
    ['long.pdf', 5 * 1024 * 1024 + 1, '“long.pdf” is larger than 5 MB.'],
  ])('refuses %s of %i bytes before the upload and names it', (name, bytes, reason) => {
    render(<Resume />);

    // A drop ignores the accept attribute that a file dialog honours.
    fireEvent.change(screen.getByLabelText('Resume'), { target: { files: [aFile(name, bytes)] } });

    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.getByLabelText('Resume')).toBeInvalid();
    expect(screen.queryByText('PDF, DOC or DOCX, at most 5 MB.')).not.toBeInTheDocument();
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('replaces the file when another one is dropped on the field', () => {
    render(<Resume />);
    const drop = (...files: File[]) =>
      fireEvent.drop(screen.getByLabelText('Resume'), { dataTransfer: { files, types: ['Files'] } });

    drop(aFile('ada.pdf'));
    drop(aFile('ada-new.pdf'));
    expect(screen.getByRole('status')).toHaveTextContent('ada-new.pdf');

    drop(aFile('one.pdf'), aFile('two.pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent('Send one file here.');
  });

  it('keeps the browser from opening a file when it is dropped outside the field', () => {
    render(<Resume />);
    const isDefaultAllowed = fireEvent.drop(document.body, { dataTransfer: { files: [], types: ['Files'] } });
    expect(isDefaultAllowed).toBe(false);
  });

  it('shows the progress of an upload', () => {
    render(<FileField label="Resume" name="resume" file={aFile('ada.pdf')} onPick={jest.fn()} progress={0.6} />);
    expect(screen.getByRole('progressbar', { name: 'Sending ada.pdf' })).toHaveValue(0.6);
  });
});

describe('formatFileSize', () => {
  it.each([
    [300, '1 KB'],
    [186_368, '182 KB'],
    [1_468_006, '1.4 MB'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
