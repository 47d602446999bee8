import type { Job } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { seedReferenceData } from '../../referenceData/seed';
import { recountSearchWords } from './words.queries';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  await seedReferenceData(server.context.db);
  company = await server.signIn('organization', { company_name: 'Baobab Works' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  await recountSearchWords(server.context.db);
});

const aJob = (overrides: Parameters<TestServer['aJob']>[0]) =>
  server.aJob({ org_id: company.role_specific_id, department: 'Staff', ...overrides });
const find = async (query: Record<string, string | number>) => {
  const response = await server.send({ url: `jobs?${new URLSearchParams(query as Record<string, string>)}` });
  expect(response.statusCode).toBe(200);
  return response.json().jobs as {
    data: Job[];
    total: number;
    next_cursor: string | null;
    matched: string[];
    corrected: string[];
    missing: string[];
  };
};
const titles = async (q: string, more: Record<string, string | number> = {}) =>
  (await find({ q, ...more })).data.map(({ job_title }) => job_title);

describe('search words', () => {
  it('are separated by punctuation, not by the signs of C++ and C#', async () => {
    const separators = [...'!"$%&\'()*,-./:;<=>?@[\\]^_`{|}~–—―‘’“”„…•·«»¡¿°©®'];
    const { rows } = await sql<{ sign: string; words: string }>`
      select sign, words_of('C' || sign || 'D') as words from unnest(${[...separators, '+', '#', 'é']}::text[]) as sign
    `.execute(server.context.db);
    const joining = rows.filter(({ words }) => !/^c +d$/.test(words));
    expect(joining.map(({ words }) => words)).toEqual(['c+d', 'c#d', 'ced']);
    expect(rows).toHaveLength(separators.length + 3);
  });

  describe('a mistyped word', () => {
    beforeEach(async () => {
      await aJob({ job_title: 'Software Engineer', location: 'Enugu' });
      await aJob({ job_title: 'Accountants', location: 'Yaba, Lagos' });
      await aJob({ job_title: 'Cook', location: 'Kano' });
    });

    it.each([
      ['enginer', 'Software Engineer', 'engineer'],
      ['engneer', 'Software Engineer', 'engineer'],
      ['acountant lagos', 'Accountants', 'accountants'],
      ['softwrae', 'Software Engineer', 'software'],
      ['coko', 'Cook', 'cook'],
      ['cok', undefined, undefined],
      ['kitchen', undefined, undefined],
    ])('%s finds %s', async (q, title, matched) => {
      const { data, matched: marked } = await find({ q });
      expect(data.map(({ job_title }) => job_title)).toEqual(title ? [title] : []);
      if (matched) expect(marked).toContain(matched);
    });

    it.each(['ocok', 'cokok', 'bcook', 'coook', 'copk', 'xook', 'nrse', 'urse', 'nurs', 'murse', 'nusre', 'nurs+'])(
      '%s finds a short word at one edit',
      async (q) => {
        await aJob({ job_title: 'Nurse', location: 'Jos' });
        expect(await titles(q)).toEqual([q.includes('k') ? 'Cook' : 'Nurse']);
      },
    );

    it.each([
      ['enigneer oyo', 'Engineering Intern', ['engineer', 'oyo'], ['engineer']],
      ['softwar enugu', 'Software Engineer', ['softwar', 'enugu'], []],
      ['sofware enginer enugu', 'Software Engineer', ['software', 'engineer', 'enugu'], ['software', 'engineer']],
    ])('%s finds the same as the correct words: %s', async (q, title, matched, corrected) => {
      await aJob({ job_title: 'Engineering Intern', location: 'Ibadan, Oyo' });
      const found = await find({ q });
      expect(found.data.map(({ job_title }) => job_title)).toEqual([title]);
      expect(found.matched).toEqual(matched);
      expect(found.corrected).toEqual(corrected);
    });

    it('finds what the completed word finds when the word is rare', async () => {
      await aJob({ job_title: 'Accountant', location: 'Kano' });
      for (let number = 0; number < 21; number += 1) await aJob({ job_title: `Accounting ${number}`, location: 'Jos' });
      await recountSearchWords(server.context.db);
      expect(await titles('accountant jos')).toHaveLength(21);
      expect(await titles('accountent jos')).toHaveLength(21);
    });

    it('matches exactly when a job contains it', async () => {
      expect(await titles('koock')).toEqual([]);
      await aJob({ job_title: 'Koock' });
      expect(await titles('koock')).toEqual(['Koock']);
    });

    it('is not corrected to a word that no current job contains', async () => {
      await server.context.db
        .updateTable('jobs')
        .set({ deleted_at: new Date() })
        .where('job_title', '=', 'Cook')
        .execute();
      expect(await find({ q: 'cookk' })).toMatchObject({ data: [], total: 0, matched: [] });
    });

    it('finds the correct word too when a job contains the typo', async () => {
      await aJob({ job_title: 'Enginer' });
      for (let number = 0; number < 12; number += 1) await aJob({ job_title: `Engineer ${number}` });
      await recountSearchWords(server.context.db);
      const found = await find({ q: 'enginer' });
      expect(found.data[0]?.job_title).toBe('Enginer');
      expect(found.total).toBe(14);
      expect(found.matched).toEqual(['enginer', 'engineer']);
      expect(found.corrected).toEqual([]);
    });

    it('is said to be corrected to one word, the most similar one', async () => {
      await aJob({ job_title: 'Engine Fitter' });
      await aJob({ job_title: 'Hiring Engineers' });
      const found = await find({ q: 'enginer' });
      expect(found.total).toBe(3);
      expect(found.corrected).toEqual(['engineer']);
    });

    it('is no typo when a job has it, although similar words are searched too', async () => {
      await aJob({ job_title: 'Senior Accountant' });
      for (let number = 0; number < 21; number += 1) await aJob({ job_title: `Accounting ${number}` });
      await recountSearchWords(server.context.db);
      expect(await find({ q: 'accountant' })).toMatchObject({ corrected: [], missing: [] });
    });
  });

  it('ignores words without a match and names them', async () => {
    await aJob({ job_title: 'Software Tester' });
    expect(await find({ q: 'software kubernetes' })).toMatchObject({
      total: 1,
      matched: ['software'],
      missing: ['kubernetes'],
    });
    expect(await find({ q: 'kubernetes zzyzzy' })).toMatchObject({
      total: 0,
      matched: [],
      missing: ['kubernetes', 'zzyzzy'],
    });
  });

  it('removes a word from the index with its last job and adds it again with the next', async () => {
    const { db } = server.context;
    const knows = async (word: string) =>
      (await db.selectFrom('search_words').select('jobs').where('word', '=', word).execute()).length === 1;
    const { id } = await aJob({ job_title: 'Zookeeper' });
    await db.updateTable('jobs').set({ status: 0 }).where('id', '=', id).execute();
    await recountSearchWords(db);
    await recountSearchWords(db);
    expect(await knows('zookeeper')).toBe(false);
    await db.updateTable('jobs').set({ status: 1 }).where('id', '=', id).execute();
    expect(await titles('zokeeper')).toEqual(['Zookeeper']);
  });

  it('finds words by a part of them', async () => {
    await aJob({ job_title: 'Backend Developer' });
    expect(await find({ q: 'dev back' })).toMatchObject({ total: 1, matched: ['dev', 'back'] });
  });

  it('ignores accents', async () => {
    await aJob({ job_title: 'Ọjà Analyst' });
    for (const q of ['oja', 'Ọjà', 'ỌJÀ', 'ọja']) expect(await titles(q)).toEqual(['Ọjà Analyst']);
  });

  it('ignores filler words', async () => {
    await aJob({ job_title: 'Nurse', location: 'Lagos' });
    await aJob({ job_title: 'Cook', location: 'Kano' });
    expect(await titles('jobs in Lagos')).toEqual(['Nurse']);
  });

  it('finds a job by the state of its town, and a remote one by Remote', async () => {
    await aJob({ job_title: 'Town', location: 'Yaba, Lagos' });
    await aJob({ job_title: 'Island', location: 'Lagos Island' });
    await aJob({ job_title: 'Capital', location: 'Wuse, Abuja' });
    await aJob({ job_title: 'Anywhere', location: 'Kano', env_mode: 'remote' });
    const at = async (location: string) => (await find({ location })).data.map(({ job_title }) => job_title);
    expect(await at('Lagos')).toEqual(['Island', 'Town']);
    expect(await at('Abuja (FCT)')).toEqual(['Capital']);
    expect(await at('Yaba')).toEqual(['Town']);
    expect(await at('Remote')).toEqual(['Anywhere']);
    expect(await at('Kano')).toEqual(['Anywhere']);
    expect(await titles('island', { location: 'Lagos' })).toEqual(['Island']);
    expect(await titles('island', { location: 'Kano' })).toEqual([]);
  });

  it('finds a job by state when its location names only the town', async () => {
    await aJob({ job_title: 'Street', location: '5 Allen Avenue, ikeja' });
    await aJob({ job_title: 'Namesake', location: 'Lekki Road, Port Harcourt, Rivers' });
    const at = async (location: string) => (await find({ location })).data.map(({ job_title }) => job_title);
    expect(await at('Ikeja')).toEqual(['Street']);
    expect(await at('Lagos')).toEqual(['Street']);
    expect(await at('Rivers')).toEqual(['Namesake']);
    expect(await titles('ikeja')).toEqual(['Street']);
    expect(await titles('street lagos')).toEqual(['Street']);
  });

  it('matches an overlong word by its beginning', async () => {
    const endless = 'Ọ'.repeat(3000);
    await aJob({ job_title: 'x'.repeat(120), job_description: endless, job_requirements: `${'-'.repeat(4000)}y` });
    await aJob({ job_title: 'Cook', job_description: `${endless} kitchen`, location: 'z'.repeat(80) });
    expect(await titles('kitchen')).toEqual(['Cook']);
    expect(await titles('x'.repeat(120))).toEqual(['x'.repeat(120)]);
    expect(await titles('ọ'.repeat(200))).toHaveLength(2);
    expect(await titles('cook', { location: 'z'.repeat(80) })).toEqual(['Cook']);
    expect(await titles('q'.repeat(200))).toEqual([]);
  });

  describe('order of results', () => {
    it('is by the place of the word, then by age', async () => {
      const ages = ['2026-01-03', '2026-01-02', '2026-01-01'].map((day) => new Date(day));
      for (const created_at of ages) {
        const day = created_at.getUTCDate();
        await aJob({ job_title: `Text ${day}`, job_description: 'You will cook.', created_at });
        await aJob({ job_title: `Department ${day}`, department: 'Cook', created_at });
        await aJob({ job_title: `Cook ${day}`, created_at });
      }
      expect(await titles('cook')).toEqual([
        ...['Cook 3', 'Cook 2', 'Cook 1'],
        ...['Department 3', 'Department 2', 'Department 1'],
        ...['Text 3', 'Text 2', 'Text 1'],
      ]);
      expect((await titles('cook', { sort: 'newest', limit: 3 })).sort()).toEqual(['Cook 3', 'Department 3', 'Text 3']);
    });

    it('returns every match once in pages while others are posted', async () => {
      for (let number = 0; number < 5; number += 1) {
        await aJob({ job_title: `Cook ${number}` });
        await aJob({ job_title: `Helper ${number}`, job_description: 'Help the cook.' });
      }
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await find({ q: 'cook', limit: 3, ...(cursor && { cursor }) });
        expect(page.total).toBe(10);
        seen.push(...page.data.map(({ job_title }) => job_title));
        cursor = page.next_cursor;
        await aJob({ job_title: 'Late cook' });
      } while (cursor);
      expect(seen.filter((title) => title !== 'Late cook')).toHaveLength(10);
      expect(new Set(seen.filter((title) => title !== 'Late cook')).size).toBe(10);
    });
  });

  it('filters by company id when several companies have the same name', async () => {
    const namesake = await server.signIn('organization', { company_name: 'Baobab Works' });
    await aJob({ job_title: 'Cook' });
    await server.aJob({ org_id: namesake.role_specific_id, job_title: 'Driver' });
    const of = async (query: object) => (await find({ org_id: namesake.role_specific_id, ...query })).data;
    expect(await of({})).toMatchObject([{ job_title: 'Driver' }]);
    expect(await of({ q: 'driver' })).toHaveLength(1);
    expect(await of({ q: 'cook' })).toHaveLength(0);
  });

  it.each([
    ['signs of patterns', '%_'.repeat(100)],
    ['quotes', `'"\\'`.repeat(50)],
    ['emoji', '🧑🏾‍🍳'.repeat(28)],
    ['fifty words', 'abc '.repeat(50).trim()],
    ['fifty different words', Array.from({ length: 50 }, (_, number) => `w${number}`).join(' ')],
    ['operators', "a & b | !c <-> 'd':*A"],
    ['a fact of the index', 'field=Art'],
  ])('treats %s as words', async (_, q) => {
    await aJob({ job_title: 'Cook' });
    expect(await titles(q)).toEqual(q === 'field=Art' ? [] : expect.any(Array));
    expect(await titles(q, { sort: 'newest', location: `'${q.slice(0, 60)}\\` })).toEqual([]);
  });

  it('treats a blank query as no query', async () => {
    await aJob({ job_title: 'Cook' });
    expect(await find({ q: '   ' })).toMatchObject({ total: 1, matched: [] });
  });
});
