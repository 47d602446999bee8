import { render, screen, waitFor } from '@testing-library/react';
import { createLazyModuleHook } from './createLazyModuleHook';

describe('createLazyModuleHook', () => {
  it('reports a failed load, and loads the module when it is needed again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ text: 'loaded' });
    const useLazyModule = createLazyModuleHook<{ text: string }>(load);
    const onFail = jest.fn();
    function Reader({ isNeeded }: { isNeeded: boolean }) {
      return <p>{useLazyModule(isNeeded, onFail)?.text ?? 'not loaded'}</p>;
    }

    const { rerender } = render(<Reader isNeeded />);
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    expect(screen.getByText('not loaded')).toBeVisible();

    rerender(<Reader isNeeded={false} />);
    rerender(<Reader isNeeded />);
    expect(await screen.findByText('loaded')).toBeVisible();
  });
});
