import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { applyTo, offerInterview, postJob, setTimeZoneWithHoursLeft } from './hiring';

const place = '4 Herbert Macaulay Way, Yaba';

test('interview: scheduled, confirmed, completed and accepted', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const zone = await setTimeZoneWithHoursLeft(company);
  const job = await postJob(company);
  await company.goto('/dashboard/applications');
  await applyTo(student, job);
  const sidebar = company.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Applications 1 new' })).toBeVisible();

  await company.goto(`/dashboard/jobs/${job.org_id}/${job.id}`);
  await company.getByRole('link', { name: /^View Application/ }).click();
  await expect(sidebar.getByRole('link', { name: 'Applications', exact: true })).toBeVisible();
  await company.getByRole('link', { name: 'Schedule Interview' }).click();
  await company.getByRole('radio', { name: 'In person' }).check({ force: true });
  await company.getByLabel('Place').fill(place);
  await fillDate(company, 'Preferred date', formatInMinutes(3 * 24 * 60, zone));
  await fillDate(company, 'First alternative date', formatInMinutes(25, zone));
  await fillDate(company, 'Second alternative date', formatInMinutes(4 * 24 * 60, zone));
  await student.goto('/dashboard/notifications');
  await company.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(company.getByText('Interview scheduled successfully.')).toBeVisible();
  await expect(company).toHaveURL(/\/dashboard\/interviews$/);
  const card = company.getByRole('article', { name: 'Ngozi Balogun' });
  await expect(card.getByText(place)).toBeVisible();

  const invitation = student.getByRole('article', { name: job.job_title });
  await expect(invitation.getByText(`Come to: ${place}`)).toBeVisible();
  await invitation.getByText('First alternative').click();
  await invitation.getByRole('button', { name: /^Confirm/ }).click();
  await expect(sidebar.getByRole('link', { name: 'Interviews 1 today' })).toBeVisible();
  await expect(company.getByRole('heading', { name: 'No Pending interviews' })).toBeVisible();

  await getTab(company, 'Active').click();
  await expect(card.getByText('Starting soon')).toBeVisible();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(company.getByText('Interview marked as completed')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Interviews', exact: true })).toBeVisible();
  await getTab(company, 'Completed').click();
  await card.getByRole('button', { name: 'Accept' }).click();
  await company.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(company.getByText('Application has been accepted')).toBeVisible();
  await expect(company.getByRole('heading', { name: 'No Completed interviews' })).toBeVisible();
  await student.goto('/dashboard/applications');
  await expect(student.getByText('Accepted').first()).toBeVisible();
});

test('interview: warns of an overlap and schedules anyway, by keyboard alone', async ({ openPageAs }) => {
  const [company, student, other] = [
    await openPageAs('company'),
    await openPageAs('student'),
    await openPageAs('student'),
  ];
  const job = await postJob(company);
  await offerInterview(company, await applyTo(other, job), ['10:00', '12:00', '14:00']);
  const application = await applyTo(student, job);
  await company.goto(`/setup-interview?id=${application}`);
  const day = formatInMinutes(5 * 24 * 60, 'UTC').slice(0, 10);

  await typeInto(company, company.getByLabel('Preferred date'), `${day} 10:30`);
  await company.keyboard.press('Tab');
  const warning = 'Overlaps your interview with Ngozi Balogun at 10:00.';
  await expect(company.getByLabel('Preferred date')).toHaveAccessibleDescription(warning);
  await typeInto(company, company.getByLabel('First alternative date'), `${day} 16:00`);
  await typeInto(company, company.getByLabel('Second alternative date'), `${day} 17:30`);
  await tabTo(company, company.getByRole('radio', { name: 'Online' }));
  for (const _ of ['to a place', 'to a number']) await company.keyboard.press('ArrowDown');
  await typeInto(company, company.getByLabel('Telephone number'), '0803 123 4567');
  await company.keyboard.press('Enter');
  await expect(company.getByText('Another interview of yours overlaps this time.')).toBeVisible();
  await tabTo(company, company.getByRole('button', { name: 'Schedule anyway' }));
  await company.keyboard.press('Enter');
  await expect(company.getByText('Interview scheduled successfully.')).toBeVisible();
  await expect(company.getByText('The candidate calls 08031234567')).toBeVisible();
});

const getTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Interviews by state' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** Some minutes from now in a time zone, as '31/05/2030 10:00'. */
function formatInMinutes(minutes: number, timeZone: string): string {
  const moment = new Date(Date.now() + minutes * 60_000);
  const shown = moment.toLocaleString('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return shown.replace(',', '');
}

async function fillDate(page: Page, label: string, moment: string): Promise<void> {
  await page.getByLabel(label).fill(moment);
  await page.getByLabel(label).blur();
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key never comes to ${target}.`);
}
