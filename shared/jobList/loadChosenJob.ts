import { ApiError } from '@foothold/shared/api';
import { shouldRevalidate } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, replace, type ShouldRevalidateFunction } from '@foothold/shared/router';
import type { ReactNode } from 'react';
import { isWide } from './jobView';
import { loadJobList } from './loadJobList';
import { readChosenJob } from './useChooseJob';

/** What the right side of a split view shows. */
export interface ChosenJob {
  id: number;
  /** Null when it did not load. */
  content: ReactNode;
  isMissing: boolean;
}

interface JobListLoaderOptions {
  /** Loads a job with the code that shows it, which most readers of a list never need. */
  loadContent: (id: number, signal: AbortSignal) => Promise<ReactNode>;
  /** Path of the job's own page. */
  getPath: (id: number) => string;
}

const paneParam = 'pane';

/** The address at which the list's loader answers with a `ChosenJob`: for a fetcher, which nobody navigates to. */
export const getPaneAddress = (pathname: string, id: number) => `${pathname}?${paneParam}=${id}`;

/** The loader of a list of jobs. An address that names a job leads to its page where there is no room beside the list. */
export const createJobListLoader = ({ loadContent, getPath }: JobListLoaderOptions) => {
  return async (args: LoaderFunctionArgs) => {
    const { url, signal } = args.request;
    const params = new URL(url).searchParams;
    const paneId = Number(params.get(paneParam));
    if (paneId) return loadChosenJob(paneId, (id) => loadContent(id, signal), signal);
    const chosenId = readChosenJob(params);
    if (chosenId !== null && !params.has('cursor') && !isWide()) return replace(getPath(chosenId));
    return loadJobList(args);
  };
};

/** A failure is a part of the pane: the list beside it works. */
async function loadChosenJob(
  id: number,
  loadContent: (id: number) => Promise<ReactNode>,
  signal: AbortSignal,
): Promise<ChosenJob> {
  try {
    return { id, content: await loadContent(id), isMissing: false };
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { id, content: null, isMissing: cause instanceof ApiError && cause.code === 'not_found' };
  }
}

/** Choosing a job loads no list again: it stays as long as it is. */
export const shouldRevalidateJobList: ShouldRevalidateFunction = (args) =>
  !isOnlyChoice(args.currentUrl, args.nextUrl) && shouldRevalidate(args);

const isOnlyChoice = (from: URL, to: URL) =>
  from.searchParams.get('job') !== to.searchParams.get('job') &&
  withoutParams(from, 'job', 'shown') === withoutParams(to, 'job', 'shown') &&
  (to.searchParams.has('job') || withoutParams(from, 'job') === withoutParams(to, 'job'));

function withoutParams({ pathname, searchParams }: URL, ...names: string[]): string {
  const params = new URLSearchParams(searchParams);
  for (const name of names) params.delete(name);
  return `${pathname}?${params}`;
}
