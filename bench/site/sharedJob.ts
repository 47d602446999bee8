/** The address that somebody would share of the newest job. */
export async function findSharedJobPath(origin: string): Promise<string> {
  const response = (await (await fetch(`${origin}/api/jobs?limit=1`)).json()) as {
    jobs: { data: { sharelink: string }[] };
  };
  const [job] = response.jobs.data;
  if (!job) throw new Error('There is no open job to share.');
  return new URL(job.sharelink).pathname;
}
