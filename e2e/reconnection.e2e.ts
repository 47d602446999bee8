import { holdEventStream } from './eventStreams';
import { expect } from './fixtures';
import { applyTo, postJob } from './hiring';
import { test } from './replyServer';

test('a page shows a message that was sent while it had lost the server', async ({ openPageAs, server }) => {
  test.setTimeout(120_000);
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  const opened = student.waitForResponse(/\/api\/events/);
  await student.goto(`/dashboard/messages/${id}`);
  await opened;
  const reconnect = await holdEventStream(student);
  const attempt = student.waitForRequest(/\/api\/events/);
  await company.goto('about:blank');
  await server.serveFrom();
  await attempt;

  await company.goto(`/dashboard/messages/${id}`);
  await company.getByRole('textbox', { name: /^Message to/ }).fill('The server is back, and so are we.');
  await company.keyboard.press('Control+Enter');
  await expect(company.getByRole('listitem').getByText('The server is back, and so are we.')).toBeVisible();
  await expect(student.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  reconnect();
  await expect(student.getByRole('listitem').getByText('The server is back, and so are we.')).toBeVisible();
});
