import { documents } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

const pdf = { name: 'cv.pdf', content: documents.pdf };

/** The emails to both parties when somebody of this name applies. */
async function applyAs(full_name: string, company_name = 'Marina Works', job_title = 'Analyst') {
  const company = await server.signIn('organization', { company_name });
  const job = await server.aJob({ org_id: company.role_specific_id, job_title });
  const student = await server.signIn('student', { full_name });
  await server.send({
    ...{ method: 'POST', url: 'apply-job', as: student, body: { job_id: job.id, cover_letter: 'Hello' } },
    files: { resume: pdf, internship_letter: pdf },
  });
  await server.passMinutes(60);
  const [[received], [receipt]] = [server.listEmailsTo(company), server.listEmailsTo(student)];
  return { received: received!, receipt: receipt! };
}
const toSingleLine = (text = '') => text.replaceAll(/\s+/g, ' ');

describe('names in an email', () => {
  it.each([
    ['Ọlábísí Adébáyọ̀', 'Ọlábísí Adébáyọ̀'],
    ['"Obi", Ada; (Ms) <ada@example.org>', '"Obi", Ada; (Ms) <ada@example.org>'],
    ['李小龙 🎓', '李小龙 🎓'],
    ['عائشة بلّو', 'عائشة بلّو'],
    ['Ada\r\nBcc: victim@example.ng\r\n\r\nBuy now', 'Ada Bcc: victim@example.ng Buy now'],
    ['Ada\u2028Subject: other\u0085\tObi', 'Ada Subject: other Obi'],
    ['Ada \u202Egnp.exe\u2066\u200F Obi', 'Ada gnp.exe Obi'],
    ['A'.repeat(300), `${'A'.repeat(119)}…`],
    ['👩🏾‍🎓'.repeat(130), `${'👩🏾‍🎓'.repeat(119)}…`],
    ['ọ́'.normalize('NFD').repeat(300), `${'ọ́'.normalize('NFD').repeat(119)}…`],
  ])('are shown on one line, shortened, without control characters: %j', async (name, shown) => {
    const { received, receipt } = await applyAs(name, name, 'Analyst');
    expect(received.subject).toBe(`${shown} applied for Analyst`);
    expect(toSingleLine(received.text)).toContain(toSingleLine(`${shown} applied for Analyst`));
    expect(toSingleLine(receipt.text)).toContain(toSingleLine(`at ${shown}.`));
    for (const mail of [received, receipt]) {
      expect(mail.recipients).toEqual([mail.to?.[0]?.address]);
      expect(mail.headers.map(({ key }) => key).sort()).toEqual(headers);
      expect(mail.html).not.toContain('<ada@');
    }
  });

  it('are not decoded when they look like an encoded word', async () => {
    expect((await applyAs('=?utf-8?B?QmNjOiB4?=')).received.subject).toBe('= ?utf-8?B?QmNjOiB4?= applied for Analyst');
  });

  it('are encoded in ASCII lines of at most 78 characters', async () => {
    const { received } = await applyAs('Ọlábísí 👩🏾‍🎓 '.repeat(40), 'Ẹkọ '.repeat(70), `${'Ìwé '.repeat(60)}`);
    const lines = received.raw.split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
    expect(received.raw).toMatch(/^[\r\n\t\x20-\x7E]*$/);
    expect(received.raw).not.toMatch(/[^\r]\n/);
  });

  it('are wrapped in the plain text', async () => {
    const { receipt } = await applyAs(
      'Ada',
      'Marina Works of Lagos and Ibadan and Port Harcourt',
      'Analyst of markets',
    );
    const lines = receipt.text?.split('\n') ?? [];
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(72);
  });
});

describe('headers of an email', () => {
  it('mark the email as automatic, with a date and a message id', async () => {
    const { received } = await applyAs('Ada');
    const header = (key: string) => received.headers.find((one) => one.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('message-id')).toMatch(/^<\d+-\d+@jobs\.example\.ng>$/);
    expect(Math.abs(Date.parse(header('date') ?? '') - Date.now())).toBeLessThan(60_000);
  });
});

const headers = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'],
  'x-request-id',
];
