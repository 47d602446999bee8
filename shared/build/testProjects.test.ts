import { readdirSync } from 'node:fs';
import path from 'node:path';
import { testProjects } from '../../e2e/testProjects';

interface JestProject {
  displayName: string;
  testRegex: string[];
  testPathIgnorePatterns: string[];
}

const workspace = path.resolve(import.meta.dirname, '../..');
// Jest reads the file the same way, and TypeScript does not know what is in an .mjs file.
const { projects } = require(path.join(workspace, 'jest.config.mjs')).default as { projects: JestProject[] };

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isFile()) return [file];
    return entry.isDirectory() && !/^(node_modules|dist|\..*)$/.test(entry.name) ? listFiles(file) : [];
  });
const files = listFiles(workspace);

const matchesAny = (patterns: readonly string[], file: string) =>
  patterns.some((pattern) => new RegExp(pattern).test(file.replaceAll('\\', '/')));

describe('test projects', () => {
  it('run every Jest test file in exactly one project', () => {
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
    expect(tests.length).toBeGreaterThan(100);
    const misplaced = tests.filter((file) => {
      const owners = projects.filter(
        ({ testRegex, testPathIgnorePatterns }) =>
          matchesAny(testRegex, file) && !matchesAny(testPathIgnorePatterns, file),
      );
      return owners.length !== 1;
    });
    expect(misplaced).toEqual([]);
  });

  it('run every end-to-end test file in exactly one project', () => {
    // Those that a new area is written from run in its repository.
    const tests = files.filter((file) => file.endsWith('.e2e.ts') && !file.includes('/cli/template/'));
    expect(tests.length).toBeGreaterThan(10);
    const misplaced = tests.filter((file) => {
      const owners = Object.values(testProjects).filter((pattern) => pattern.test(path.basename(file)));
      return owners.length !== 1 || path.dirname(file) !== path.join(workspace, 'e2e');
    });
    expect(misplaced).toEqual([]);
  });
});
