import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatInterface, readInterface, writeInterface } from '../packageInterface';
import { sharedFolder } from '../workspace';
import { findChanges, getNextPackageVersion, type InterfaceChanges } from './changes';
import { describeInterface } from './describeInterface';

const manifests = ['package.json', 'cli/package.json'].map((name) => path.join(sharedFolder, name));
const changelog = path.join(sharedFolder, 'CHANGELOG.md');

/**
 * Gives the package the version that its changes ask for, and writes them into its changelog. `fixes` are the lines for
 * changes that no interface shows. Resolves to the new version, or to undefined where nothing has changed.
 */
export async function updateInterface(fixes: readonly string[]): Promise<string | undefined> {
  const [recorded, described] = await Promise.all([readInterface(), describeInterface()]);
  const changes = findChanges(recorded, described);
  const isSame = formatInterface(recorded) === formatInterface({ version: recorded.version, ...described });
  if (isSame && !fixes.length) return undefined;
  const version = getNextPackageVersion(recorded.version, changes);
  await writeInterface({ version, ...described });
  for (const file of manifests) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  }
  const text = await readFile(changelog, 'utf8');
  const start = text.indexOf('\n## ');
  await writeFile(changelog, `${text.slice(0, start)}\n${formatEntry(version, changes, fixes)}${text.slice(start)}`);
  return version;
}

function formatEntry(version: string, { breaking, added }: InterfaceChanges, fixes: readonly string[]): string {
  const sections = [
    ['Breaks', breaking],
    ['New', added],
    [
      'Fixed',
      fixes.length || breaking.length || added.length ? fixes : ['Types of which no code can tell a difference.'],
    ],
  ] as const;
  const texts = sections.flatMap(([title, lines]) =>
    lines.length ? [`### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`] : [],
  );
  return `## ${version}\n\n${texts.join('\n')}`;
}
