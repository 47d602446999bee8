import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { workspace } from './workspace';

const leaveOutSchemas = require('./contractLoader.cjs') as (this: { resourcePath: string }, source: string) => string;

/** What a bundle gets of a file of the contract, without types. */
const compile = (name: string, source = readFileSync(path.join(workspace, 'shared/contract', name), 'utf8')) =>
  transformSync(leaveOutSchemas.call({ resourcePath: path.join(workspace, 'shared/contract', name) }, source), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    isModule: true,
  }).code;

describe('contractLoader', () => {
  it('leaves of an endpoint what a call needs', () => {
    const code = compile(
      'parts.ts',
      `const partsOfJob = { path: '/jobs/:id/parts', access: 'student', params: z.object({ id }) } as const;
      export const addPart = endpoint({
        method: 'POST',
        ...partsOfJob,
        summary: 'Adds a part.',
        status: 201,
        idempotent: true,
        /** What it is. */
        body: z.object({ part }),
        output: z.object({ parts: z.array(part) }),
      });`,
    );
    expect(code).toContain("path: '/jobs/:id/parts'");
    expect(code).toContain("method: 'POST'");
    expect(code).toContain('idempotent: true');
    expect(code).not.toMatch(/access|params|summary|status|body|output|z\./);
  });

  it('marks constants as pure, and leaves functions as they are', () => {
    const code = compile(
      'parts.ts',
      `export const part = z.string().trim().max(3);
      export const check = (text: string) => report(text);`,
    );
    expect(code).toMatch(/part = \/\*#__PURE__\*\/\s*\(?\(\(\)=>\s*\(?z\.string\(\)\.trim\(\)\.max\(3\)\)?\)\(\)/);
    expect(code).toContain('check = (text)=>report(text)');
  });

  it('gives an endpoint no schema that it does not declare', () => {
    expect(compile('emptySchemas.ts')).toMatch(/emptyObject = undefined;.*anyOutput = undefined;/s);
  });
});
