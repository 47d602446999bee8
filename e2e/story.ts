import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

export const demoPassword = 'foothold-demo';
const password = 'a-quiet-harbour-7';
let count = 0;
const unique = () => `${Date.now().toString(36)}${process.pid}${++count}`;

type Someone = 'student' | 'company' | 'pending company' | 'admin' | 'visitor';

const student = (email: string) => ({
  role: 'student',
  email,
  password,
  full_name: 'Ngozi Balogun',
  phone: '08031234567',
  sex: 'Female',
  university: 'University of Lagos, Lagos',
  course_of_study: 'Computer Science',
  status: 'Undergraduate',
  degree: 'BSc',
});

const company = (email: string) => ({
  role: 'organization',
  email,
  password,
  company_name: `Ogbomosho Tools ${unique()}`,
  phone: '08039876543',
  company_street_address: '4 Station Road',
  company_state: 'Oyo',
  company_cac_number: 'RC 1203344',
});

interface Fixtures {
  /** Opens a browser of its own for a fresh account (or the demo admin, or a visitor without any). */
  as: (someone: Someone) => Promise<Page>;
  /** Everything that went wrong in any page of the story: errors, refused scripts and styles. */
  troubles: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
  troubles: async ({}, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(troubles).toEqual([]);
  },
  as: async ({ browser, baseURL, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (someone) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      watch(page, troubles);
      await signUp(page, someone, String(baseURL));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

function watch(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) troubles.push(`${page.url()}: ${message.text()}`);
  });
}

async function signUp(page: Page, someone: Someone, origin: string): Promise<void> {
  const post = async (path: string, data: unknown) => {
    const response = await page.request.post(path, { data, headers: { origin } });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  if (someone === 'visitor') return;
  if (someone === 'admin') return post('/api/login', { email: 'admin@foothold.test', password: demoPassword });
  const email = `${unique()}@example.ng`;
  if (someone === 'student') return post('/api/auth/register', student(email));

  const { details } = await post('/api/auth/register', company(email));
  if (someone === 'company') await verify(details.id, page, origin);
}

/** What the admin does on the organisation's page, in one call: for stories that are about something else. */
async function verify(organizationId: number, page: Page, origin: string): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL: origin });
  if (!context) throw new Error('The browser is gone.');
  const admin = await context.newPage();
  await signUp(admin, 'admin', origin);
  const response = await admin.request.put(`/api/verify-organization/${organizationId}`, {
    data: {},
    headers: { origin },
  });
  expect(response.ok()).toBe(true);
  await context.close();
}
