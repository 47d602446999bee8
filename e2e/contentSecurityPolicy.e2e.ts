import { expect, test } from './fixtures';

const forbiddenMarkup = [
  ['an inline handler', 'script-src-attr', '<img src="data:," alt="" onerror="document.title = \'taken over\'">'],
  ['an inline style', 'style-src-attr', '<p style="display: none">Pay 5,000 naira first</p>'],
  ['a style element', 'style-src-elem', '<style>body { display: none }</style>'],
  ['another site’s picture', 'img-src', '<img src="https://other.example/pixel.png" alt="">'],
  ['another site’s page', 'frame-src', '<iframe src="https://other.example/" title="Login"></iframe>'],
] as const;

test('content security policy: foreign markup is refused, and each violation is reported to the test', async ({
  openPageAs,
  pageErrors,
}) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { name: 'What are you interested in?' })).toBeVisible();

  for (const [description, directive, markup] of forbiddenMarkup) {
    await visitor.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup);
    const takeViolations = () => pageErrors.splice(0).filter((error) => error.includes(`event: ${directive} refused`));
    await expect.poll(takeViolations, { message: description }).not.toEqual([]);
  }
  await expect(visitor).not.toHaveTitle('taken over');
  await expect(visitor.getByRole('heading', { name: 'What are you interested in?' })).toBeVisible();
  pageErrors.splice(0);
});

test('content security policy: text never runs as code, and script errors are reported to the test', async ({
  openPageAs,
  pageErrors,
}) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/register');
  await visitor.evaluate(() => {
    setTimeout("document.title = 'taken over'", 0);
    setTimeout(() => {
      throw new Error('A script of the site failed');
    }, 0);
  });
  await expect.poll(() => pageErrors.filter((error) => error.includes('A script of the site failed'))).toHaveLength(1);
  await expect
    .poll(() => pageErrors.filter((error) => error.includes('event: script-src refused eval')))
    .toHaveLength(1);
  await expect(visitor).not.toHaveTitle('taken over');
  pageErrors.splice(0);
});
