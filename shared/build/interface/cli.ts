import { updateInterface } from './updateInterface';

/** `pnpm version:shared`, with a line for each fix that no export shows. */
updateInterface(process.argv.slice(2).filter((argument) => argument !== '--')).then(
  (version) =>
    process.stdout.write(
      version
        ? `@foothold/shared is ${version} now: see shared/CHANGELOG.md.\n`
        : 'Nothing that it exports has changed. For a fix, say what is fixed: pnpm version:shared "Tables scroll again."\n',
    ),
  (failure: Error) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
  },
);
