import { carriedByProcess, computeNeed, type Measured, toVisits } from './model';

const measured: Measured = {
  requests: [
    { share: 90, server: 1_000, database: 500, isForReplica: true },
    { share: 10, server: 11_000, database: 5_500, isForReplica: false },
  ],
  rowBytes: 10_000,
  fileBytes: 400_000,
};

describe('the model of scale', () => {
  it('lets a process carry what 60 % of a core does of the mix', () => {
    // 2 ms of CPU for a request on average.
    expect(carriedByProcess(measured)).toBe(300);
  });

  it('spreads a day over eight times its busiest hour', () => {
    expect(toVisits(300)).toBe(288_000);
  });

  it('adds up processes, connections, cores and bytes', () => {
    expect(computeNeed(measured, { requests: 3_000, applications: 1_000_000 })).toEqual({
      ...{ processes: 10, connections: 110, rowBytes: 10_000_000_000, fileBytes: 400_000_000_000 },
      // 1 ms of the database for a request, of which replicas take 0.45 ms.
      ...{ databaseCores: 5, primaryCores: 2.75 },
    });
  });
});
