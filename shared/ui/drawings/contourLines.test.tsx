import { act, render } from '@testing-library/react';
import { Contours } from './Contours';
import { loadContourLines } from './contourLines';

const getPathData = () => document.querySelector('path')?.getAttribute('d');

describe('Contours', () => {
  it('renders without lines until they are loaded, and with them from then on', async () => {
    const { unmount } = render(<Contours view="rail" />);
    expect(getPathData()).toBeNull();

    await act(loadContourLines);
    expect(getPathData()).toMatch(/^M/);

    unmount();
    render(<Contours view="foot" />);
    expect(getPathData()).toMatch(/^M/);
  });
});
