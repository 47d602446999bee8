import { listJobs, viewPublicJob } from '@foothold/shared/contract';
import { aJob } from '@foothold/shared/testing';
import { takePreloadedResponse } from './preloadedResponse';

const job = aJob({ id: 7 });

function embedResponses(answers: Record<string, unknown>) {
  document.getElementById('boot')?.remove();
  const element = document.createElement('script');
  element.id = 'boot';
  element.type = 'application/json';
  element.textContent = JSON.stringify({ answers });
  document.head.append(element);
}

describe('takePreloadedResponse', () => {
  it('returns the response embedded in the document once', () => {
    embedResponses({ '/jobs/title/caf%C3%A9-cook/7': { job } });
    expect(takePreloadedResponse(viewPublicJob, { slug: 'café-cook', jobId: '7' })).toEqual({ job });
    expect(takePreloadedResponse(viewPublicJob, { slug: 'café-cook', jobId: '7' })).toBeUndefined();
  });

  it('tells the lists of different searches apart', () => {
    const jobs = { data: [job], total: 1, next_cursor: null, matched: [] };
    embedResponses({ '/jobs?q=caf%C3%A9+cook&limit=20': { jobs } });
    expect(takePreloadedResponse(listJobs, {}, { limit: 20 })).toBeUndefined();
    expect(takePreloadedResponse(listJobs, {}, { q: 'café cook', limit: 20 })).toEqual({ jobs });
  });

  it('returns undefined when the document has no response', () => {
    embedResponses({});
    expect(takePreloadedResponse(viewPublicJob, { slug: 'cook', jobId: '8' })).toBeUndefined();
  });
});
