import { createMemoryRouter } from '@foothold/shared/router';
import { noteLoadedPage, scheduleFirstRender } from './firstRender';

const render = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  render.mockClear();
});
afterEach(() => jest.useRealTimers());

/** A router whose first page waits for a response. */
const aLoadingRouter = () => createMemoryRouter([{ path: '/', loader: () => new Promise(() => {}) }]);

describe('scheduleFirstRender', () => {
  it('renders once the code of the first page is loaded and has sent its request', () => {
    scheduleFirstRender(aLoadingRouter(), render);
    noteLoadedPage();
    expect(render).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders after a moment where the code of the page does not come', () => {
    scheduleFirstRender(aLoadingRouter(), render);
    jest.advanceTimersByTime(199);
    expect(render).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders at once where there is nothing to wait for', () => {
    scheduleFirstRender(createMemoryRouter([{ path: '/' }]), render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders when the router is ready', async () => {
    scheduleFirstRender(createMemoryRouter([{ path: '/', loader: () => null }]), render);
    await jest.advanceTimersByTimeAsync(0);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders once, however many pages are loaded later', () => {
    scheduleFirstRender(aLoadingRouter(), render);
    noteLoadedPage();
    jest.advanceTimersByTime(1_000);
    noteLoadedPage();
    jest.advanceTimersByTime(1_000);
    expect(render).toHaveBeenCalledTimes(1);
  });
});
