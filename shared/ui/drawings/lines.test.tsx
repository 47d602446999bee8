import { act, render } from '@testing-library/react';
import { Contours } from './Contours';
import { fetchLines } from './lines';

const drawn = () => document.querySelector('path')?.getAttribute('d');

it('stands without its lines until they are wanted, and with them at once from then on', async () => {
  const { unmount } = render(<Contours view="rail" />);
  expect(drawn()).toBeNull();

  await act(fetchLines);
  expect(drawn()).toMatch(/^M/);

  unmount();
  render(<Contours view="foot" />);
  expect(drawn()).toMatch(/^M/);
});
