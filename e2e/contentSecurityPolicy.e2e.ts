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
  for (const [description, directive, markup] of forbiddenMarkup) {
    // As if the server had been made to write it.
    await visitor.route('/register', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) });
    });
    await visitor.goto('/register');
    await expect(visitor.getByRole('heading', { name: 'What are you interested in?' })).toBeVisible();
    const takeViolations = () => pageErrors.splice(0).filter((error) => error.includes(`event: ${directive} refused`));
    await expect.poll(takeViolations, { message: description }).not.toEqual([]);
  }
  await expect(visitor).not.toHaveTitle('taken over');
  pageErrors.splice(0);
});

test('content security policy: a string becomes no markup, no code and no script but a release’s', async ({
  openPageAs,
  pageErrors,
}) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { name: 'What are you interested in?' })).toBeVisible();
  const refusals = await visitor.evaluate(() => {
    const load = (url: string) => () => Object.assign(document.createElement('script'), { src: url });
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>Pay 5,000 naira first</b>'),
      () => void setTimeout("document.title = 'taken over'", 0),
      () => new DOMParser().parseFromString('<b>Pay</b>', 'text/html'),
      load('https://other.example/mf/shell.js'),
      load('/api/file/1'),
      load('/mf/shell/main.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (cause) {
        return (cause as Error).name;
      }
    });
  });
  expect(refusals).toEqual([...Array(5).fill('TypeError'), 'allowed']);
  const takeRefusals = () => pageErrors.filter((error) => error.includes('event: require-trusted-types-for')).length;
  await expect.poll(takeRefusals).toBe(5);
  await expect(visitor).not.toHaveTitle('taken over');
  pageErrors.splice(0);
});

test('content security policy: script errors are reported to the test', async ({ openPageAs, pageErrors }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/register');
  await visitor.evaluate(() => {
    setTimeout(() => {
      throw new Error('A script of the site failed');
    }, 0);
  });
  await expect.poll(() => pageErrors.filter((error) => error.includes('A script of the site failed'))).toHaveLength(1);
  pageErrors.splice(0);
});
