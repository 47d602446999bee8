import path from 'node:path';
import { findFreePort } from '../server/testing/programs';
import { expect, test } from './fixtures';
import { type StartedServer, startServer } from './processes';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

interface Development {
  sources: WorkspaceCopy;
  server: StartedServer;
  origin: string;
}

/** Develops the company's area beside the site of the tests, while `work` runs. */
async function developArea(
  site: string | undefined,
  without: readonly string[],
  work: (development: Development) => Promise<void>,
) {
  const sources = await copyWorkspace({ without });
  const port = String(await findFreePort());
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: port, FOOTHOLD_URL: site };
  const server = await startServer('devArea', [], { cwd: path.join(sources.folder, 'mfe-company'), env });
  let exitCode: number;
  try {
    await work({ sources, server, origin });
  } finally {
    exitCode = await server.stop();
    await sources.remove();
  }
  expect(exitCode).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
}

test('hot reload: an edited area updates in the open page and keeps what was typed', async ({
  openPageAs,
  pageErrors,
  baseURL,
}) => {
  await developArea(baseURL, ['server'], async ({ sources, server, origin }) => {
    const company = await openPageAs('company');
    const follows = company.waitForEvent('console', (message) =>
      message.text().includes('Hot Module Replacement enabled'),
    );
    await company.goto(`${origin}/dashboard/create-job`);
    await follows;
    const title = company.getByLabel('Job title');
    await title.fill('Weaver');

    const form = 'mfe-company/src/pages/jobForm/CreateForm.tsx';
    await sources.replaceInFile(form, 'title="Create Job Posting"', 'title="Post a job"');
    await expect(company.getByRole('heading', { name: 'Post a job' })).toBeVisible();
    await expect(title).toHaveValue('Weaver');

    await sources.replaceInFile(
      'shared/ui/layout/Page.tsx',
      '<Title>{title}</Title>',
      '<Title>{title} at once</Title>',
    );
    await expect(company.getByRole('heading', { name: 'Post a job at once' })).toBeVisible();
    await expect(title).toHaveValue('Weaver');

    await sources.replaceInFile(form, 'title="Post a job"', 'title=Post a job');
    const problem = company.frameLocator('iframe').getByText('CreateForm.tsx').first();
    await expect(problem).toBeVisible();
    expect(server.readOutput()).toContain('does not compile: company');
    await sources.replaceInFile(form, 'title=Post a job', 'title="Post it"');
    await expect(company.getByRole('heading', { name: 'Post it at once' })).toBeVisible();
    await expect(problem).toBeHidden();
    // The error overlay's styles violate the content security policy, and are reported until it is gone.
    pageErrors.splice(0);
    await expect(title).toHaveValue('Weaver');

    // A page with a loader exports more than components.
    await company.getByRole('link', { name: 'Jobs', exact: true }).click();
    const search = company.getByLabel('Search your jobs');
    await search.focus();
    await sources.replaceInFile(
      'mfe-company/src/pages/jobs/JobsPage.tsx',
      "title: 'Jobs'",
      "title: 'All of your jobs'",
    );
    await expect(company.getByRole('heading', { name: 'All of your jobs at once' })).toBeVisible();
    await expect(search).toBeFocused();
  });
});

test('hot reload: without the sources of shell and server, an edited area reloads the page', async ({
  openPageAs,
  baseURL,
}) => {
  await developArea(baseURL, ['server', 'shell'], async ({ sources, origin }) => {
    const company = await openPageAs('company');
    await company.goto(`${origin}/dashboard/create-job`);
    await expect(company.getByRole('heading', { name: 'Create Job Posting' })).toBeVisible();

    const form = 'mfe-company/src/pages/jobForm/CreateForm.tsx';
    await sources.replaceInFile(form, 'title="Create Job Posting"', 'title="Post a job"');
    await expect(company.getByRole('heading', { name: 'Post a job' })).toBeVisible();
    await expect(company).toHaveURL(`${origin}/dashboard/create-job`);
  });
});
