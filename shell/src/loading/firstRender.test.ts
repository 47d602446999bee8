import { subscribeToEvents } from '@foothold/shared/api';
import { createMemoryRouter } from '@foothold/shared/router';
import { mockEvents } from '@foothold/shared/testing';
import { connectEventsAfterFirstPage, noteLoadedPage, scheduleFirstRender } from './firstRender';

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

describe('connectEventsAfterFirstPage', () => {
  it('leaves the link to the first page until it has its data and had time to show it', async () => {
    connectEventsAfterFirstPage(createMemoryRouter([{ path: '/', loader: () => null }]));
    const stop = subscribeToEvents(() => {});
    await jest.advanceTimersByTimeAsync(999);
    expect(mockEvents.connectionCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(mockEvents.connectionCount()).toBe(1);
    stop();
  });

  it('connects too when the first page does not load', async () => {
    const loader = () => Promise.reject(new Error('offline'));
    connectEventsAfterFirstPage(createMemoryRouter([{ path: '/', loader, errorElement: null }]));
    const stop = subscribeToEvents(() => {});
    await jest.advanceTimersByTimeAsync(1_000);
    expect(mockEvents.connectionCount()).toBe(1);
    stop();
  });
});
