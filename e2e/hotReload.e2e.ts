import { expect, test } from './fixtures';
import { findFreePort, type StartedServer, startServer } from './processes';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

let sources: WorkspaceCopy;
let dev: StartedServer;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  sources = await copyWorkspace();
  const port = String(await findFreePort());
  origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: port, APP_ORIGIN: '', FOOTHOLD_URL: baseURL };
  dev = await startServer('dev', ['company'], { cwd: sources.folder, env });
});
test.afterAll(async () => {
  expect(await dev.stop()).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
  await sources.remove();
});

test('hot reload: an edited area updates in the open page and keeps what was typed', async ({
  openPageAs,
  pageErrors,
}) => {
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

  await sources.replaceInFile('shared/ui/layout/Page.tsx', '<Title>{title}</Title>', '<Title>{title} at once</Title>');
  await expect(company.getByRole('heading', { name: 'Post a job at once' })).toBeVisible();
  await expect(title).toHaveValue('Weaver');

  await sources.replaceInFile(form, 'title="Post a job"', 'title=Post a job');
  const problem = company.frameLocator('iframe').getByText('CreateForm.tsx').first();
  await expect(problem).toBeVisible();
  expect(dev.readOutput()).toContain('does not compile: mfe-company');
  // The error overlay's styles violate the content security policy.
  pageErrors.splice(0);
  await sources.replaceInFile(form, 'title=Post a job', 'title="Post it"');
  await expect(company.getByRole('heading', { name: 'Post it at once' })).toBeVisible();
  await expect(problem).toBeHidden();
  await expect(title).toHaveValue('Weaver');

  // A page with a loader exports more than components.
  await company.getByRole('link', { name: 'Jobs', exact: true }).click();
  const search = company.getByLabel('Search your jobs');
  await search.focus();
  await sources.replaceInFile('mfe-company/src/pages/jobs/JobsPage.tsx', "title: 'Jobs'", "title: 'All of your jobs'");
  await expect(company.getByRole('heading', { name: 'All of your jobs at once' })).toBeVisible();
  await expect(search).toBeFocused();
});
