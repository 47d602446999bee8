import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startSignUp } from './signUpForm';

/** Gives the page a body font without the letters of Nigerian languages: the display font instead of the machine's own. */
const replaceSystemFont = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body);
    document.body.style.fontFamily = fontFamily.replace('system-ui', "'Bricolage Grotesque'");
  });

const countLoadedFaces = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => family.includes('Noto Sans Nigerian') && status === 'loaded')
        .length,
  );

test('the letters of Yoruba, Igbo and Hausa are fetched once a text has one that the system font lacks', async ({
  openPageAs,
}) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/register');
  await startSignUp(visitor, 'student', 'chiamaka@example.ng');
  await replaceSystemFont(visitor);
  const name = visitor.getByLabel('Full name');

  await name.fill('Ada Obi');
  await visitor.evaluate(() => document.fonts.ready);
  expect(await countLoadedFaces(visitor)).toBe(0);

  await name.fill('Chiamaka Ọkọnkwọ');
  await expect.poll(() => countLoadedFaces(visitor)).toBe(1);
});
