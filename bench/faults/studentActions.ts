import type { Random } from '../../server/demo/random';
import { documents } from '../../server/testing/documents';
import { changeAccount, isUndecided, move } from './changes';
import { createMark, type Market, pickIdle, remember, studentDetails } from './market';
import { change, create, type Outbox } from './requests';

const toFile = (mark: string) => ({ name: `${mark}.pdf`, content: Buffer.concat([documents.pdf, Buffer.from(mark)]) });

export async function apply(outbox: Outbox, market: Market, random: Random) {
  const student = random.pick(market.students);
  const job = pickIdle(random, market.jobs, ({ applicants }) => !applicants.has(student));
  if (!job) return;
  job.applicants.add(student);
  const cover_letter = `I would like to learn with you, ${createMark()}.`;
  const [document] = student.documents.resume.filter(({ isBusy }) => !isBusy);
  const usesProfile = document && random.chance(0.3);
  await create<{ application: { id: number; status: string } }>(outbox, {
    ...{ kind: 'application', mark: cover_letter, state: 'Applied' },
    request: {
      ...{ method: 'POST', path: '/apply-job', as: student },
      body: { job_id: job.id, cover_letter, ...(usesProfile && { resume_document_id: document.id }) },
      files: {
        ...(!usesProfile && { resume: toFile(createMark()) }),
        internship_letter: toFile(createMark()),
      },
    },
    readId: ({ application }) => application.id,
    onDone(body, entry, request) {
      const { id, status } = body.application;
      market.applications.push({ id, entry, job, student, status, isBusy: false, notes: 0 });
      remember(market, request, body);
    },
  });
}

/** Beyond this many of a kind the oldest would be replaced. */
const maxDocuments = 8;

export async function uploadDocument(outbox: Outbox, market: Market, random: Random) {
  const student = random.pick(market.students);
  const kind = random.pick(['resume', 'internship_letter'] as const);
  const own = student.documents[kind];
  if (own.length >= maxDocuments || student.isBusy) return;
  student.isBusy = true;
  const file = toFile(createMark());
  await create<{ document: { id: number } }>(outbox, {
    ...{ kind: 'document', mark: file.name, state: 'there' },
    request: { method: 'POST', path: '/documents', as: student, body: { kind }, files: { file } },
    readId: ({ document }) => document.id,
    onDone(body, entry, request) {
      own.push({ id: body.document.id, entry, isBusy: false });
      remember(market, request, body);
    },
    onSettled: () => (student.isBusy = false),
  });
}

export async function deleteDocument(outbox: Outbox, market: Market, random: Random) {
  const student = random.pick(market.students);
  const own = student.documents[random.pick(['resume', 'internship_letter'] as const)];
  const document = own.length > 1 ? own.shift() : undefined;
  if (!document) return;
  await change(outbox, {
    ...{ entry: document.entry, state: 'absent', onSettled: () => {} },
    request: { method: 'DELETE', path: `/documents/${document.id}`, as: student, body: {} },
  });
}

export async function withdraw(outbox: Outbox, market: Market, random: Random) {
  const application = pickIdle(random, market.applications, isUndecided);
  if (!application) return;
  await move(outbox, application, application.student, 'Withdrawn', `/applications/${application.id}/withdraw`);
}

export async function chooseDate(outbox: Outbox, market: Market, random: Random) {
  const application = pickIdle(
    random,
    market.applications,
    ({ status, interview }) => status === 'Interview' && !!interview,
  );
  const interview = application?.interview;
  if (!interview) return;
  application.isBusy = true;
  application.interview = undefined;
  await change(outbox, {
    ...{ entry: interview.entry, state: 'chosen', onSettled: () => (application.isBusy = false) },
    request: {
      ...{ method: 'PATCH', path: `/interview/${interview.id}/update-date`, as: application.student },
      body: { selected_date: interview.date },
    },
  });
}

export async function changeStudent(outbox: Outbox, market: Market, random: Random) {
  const course_of_study = `Physics ${createMark()}`;
  const details = { ...studentDetails, full_name: 'Ngozi Balogun', course_of_study };
  await changeAccount(outbox, pickIdle(random, market.students), course_of_study, 'student', details);
}
