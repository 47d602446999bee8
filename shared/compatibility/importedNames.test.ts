import { collectImportedNames } from './importedNames';

const collect = (content: string) => collectImportedNames([{ path: 'webpack://company/./src/Page.tsx', content }]);

describe('collectImportedNames', () => {
  it('lists the names that sources import of each entry point, without types', () => {
    const page = `
      import { call, type CallInput } from '@foothold/shared/api';
      import type { Area } from '@foothold/shared/area';
      import { Button as Primary, StatStrip } from '@foothold/shared/ui';
      import { useState } from 'react';
      export const Page = () => <Primary busy={useState<CallInput>()}>{call()}</Primary>;`;
    expect(collect(page)).toEqual({ api: ['call'], ui: ['Button', 'StatStrip'] });
  });

  it('lists what is read of a namespace, and not the types in it', () => {
    const schema = `
      import * as z from '@foothold/shared/schema';
      export const job = z.object({ title: z.string() });
      export type Job = z.infer<typeof job>;`;
    expect(collect(schema)).toEqual({ schema: ['object', 'string'] });
  });

  it('lists what the contract uses of the schemas', () => {
    const content = `import * as z from './schema';
      export const id = z.int();`;
    const path = 'webpack://company/../shared/contract/fields.ts';
    expect(collectImportedNames([{ path, content }])).toEqual({ schema: ['int'] });
    expect(collect(content)).toEqual({});
  });

  it('lists names that are exported again', () => {
    expect(collect(`export { useController } from '@foothold/shared/forms';`)).toEqual({ forms: ['useController'] });
  });
});
