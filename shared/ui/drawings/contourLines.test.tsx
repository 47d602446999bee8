import { act, render } from '@testing-library/react';
import { Contours } from './Contours';
import { loadContourLines } from './contourLines';

const getPathData = () => document.querySelector('path')?.getAttribute('d');

it('stands without its lines until they are wanted, and with them at once from then on', async () => {
  const { unmount } = render(<Contours view="rail" />);
  expect(getPathData()).toBeNull();

  await act(loadContourLines);
  expect(getPathData()).toMatch(/^M/);

  unmount();
  render(<Contours view="foot" />);
  expect(getPathData()).toMatch(/^M/);
});
