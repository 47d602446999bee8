import { expectAccessibleLayouts } from './accessibility';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

const details = {
  ...{ skills: ['JavaScript', 'Public speaking', 'Goat rearing'], languages: [{ name: 'Yorùbá', level: 'native' }] },
  links: [
    { kind: 'github', url: 'https://github.com/ngozi' },
    { kind: 'other', url: 'https://a-rather-long-name-of-a-site.example/with/a/rather/long/path/to/one/of/many/pages' },
  ],
  ...{ graduation_year: 2031, available_from: '2035-01-31', preferred_places: ['Lagos', 'Remote'] },
  ...{ preferred_env_modes: ['hybrid'], preferred_kinds: ['siwes', 'internship'], about: 'I keep bees.' },
  ...{ hidden_items: ['about', 'preferred_places'], revision: 0 },
};

test('profile for companies: all states are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const student = await openPageAs('student', { reducedMotion: 'reduce' });
  await student.goto('/dashboard/profile');
  await expect(student.getByText('2 of 8 steps are done.')).toBeVisible();
  await expectAccessibleLayouts(student, 'Profile with nothing for companies');
  const status = await student.evaluate(
    (body) =>
      fetch('/api/account/details', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((response) => response.status),
    details,
  );
  expect(status).toBe(200);
  await student.reload();
  await expect(student.getByText('Hidden: Places')).toBeVisible();
  await expectAccessibleLayouts(student, 'Profile with everything for companies');

  for (const part of ['skills', 'about', 'languages', 'links', 'work']) {
    await student.goto(`/dashboard/profile?edit=${part}`);
    await expect(student.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expectAccessibleLayouts(student, `Profile, ${part} being edited`);
  }

  await student.goto('/dashboard/profile');
  await student.getByRole('button', { name: 'As a company sees it' }).click();
  await expect(student.getByRole('dialog', { name: 'As a company sees it' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Profile as a company sees it');
  await student.getByRole('button', { name: 'Close' }).click();

  const resume = {
    basics: { summary: 'I weld.', url: 'javascript:alert(1)' },
    skills: [{ name: 'Welding' }],
    work: [],
  };
  const buffer = Buffer.from(JSON.stringify(resume));
  const file = { name: 'resume.json', mimeType: 'application/json', buffer };
  await student.getByLabel('JSON Resume file').setInputFiles(file);
  await expect(student.getByRole('alertdialog', { name: 'Fill in from this file?' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Fill in from this file?');

  const id = await applyTo(student, await postJob(company));
  await company.goto(`/dashboard/applications/${id}`);
  await expect(company.getByRole('region', { name: 'About Ngozi' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Application with the profile of the student');
});
