import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { newArea } from './newArea';
import { workspace } from './workspace';

/** `pnpm new:area reports` (or `mfe-reports`) creates the area and installs its dependencies. */
async function main([argument = '', ...more]: string[]): Promise<void> {
  if (!argument || more.length) throw new Error('Use it as: pnpm new:area reports');
  const name = argument.replace(/^mfe-/, '');
  const folder = path.basename(await newArea(name));
  const pnpm = process.env.npm_execpath;
  if (!pnpm) throw new Error(`${folder} is made. Install what it needs: npx pnpm@12.21.0 install`);
  // pnpm may be a script or an executable.
  const [program, ...script] = /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm] : [pnpm];
  const install = [...script, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { status } = spawnSync(String(program), install, { cwd: workspace, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${folder} is made, but what it needs could not be installed, as it says above.`);
  process.stdout.write(`\n${folder} is made. See it at /${name}:  pnpm dev ${folder}\n`);
}

main(process.argv.slice(2).filter((argument) => argument !== '--')).catch((failure: Error) => {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
});
