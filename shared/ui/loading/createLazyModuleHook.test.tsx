import { render, screen, waitFor } from '@testing-library/react';
import { createLazyModuleHook } from './createLazyModuleHook';

it('tells when a part can’t be fetched, and fetches it again at the next wish', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ word: 'here' });
  const useLazyModule = createLazyModuleHook<{ word: string }>(load);
  const failed = jest.fn();
  function User({ wanted }: { wanted: boolean }) {
    return <p>{useLazyModule(wanted, failed)?.word ?? 'nothing'}</p>;
  }

  const { rerender } = render(<User wanted />);
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(screen.getByText('nothing')).toBeVisible();

  rerender(<User wanted={false} />);
  rerender(<User wanted />);
  expect(await screen.findByText('here')).toBeVisible();
});
