import { findUnmetExports, getNextVersion } from '../../compatibility';
import { readDeclarations } from './declarations';
import { describeExports } from './exportShapes';

/** The exports of `ui` whose files declare this. */
function describeUi(index: string, files: Record<string, string> = {}) {
  const texts = new Map(Object.entries({ 'ui/index.d.ts': index, ...files }));
  const declarations = readDeclarations(texts, new Map([['@foothold/shared/ui', 'ui/index.d.ts']]));
  return describeExports(declarations, new Map([['ui', 'ui/index.d.ts']]));
}

const button = (props: string, more = '') => `
  import type { ReactNode } from 'react';
  ${more}
  export interface ButtonProps { children: ReactNode; ${props} }
  export declare function Button({ children }: ButtonProps): import("react").JSX.Element;`;

const compare = (used: string, provided: string) => findUnmetExports(describeUi(used), describeUi(provided));

describe('exports of shared', () => {
  it('are listed by entry point, without types', () => {
    const index = `export { Button, type ButtonProps } from './Button';\nexport { useController } from 'react-hook-form';`;
    const { exports } = describeUi(index, { 'ui/Button.d.ts': button('busy?: boolean;') });
    expect(Object.keys(exports.ui ?? {})).toEqual(['Button', 'useController']);
  });

  it('fit when a file has moved, a comment has changed or a prop has been added', () => {
    const before = describeUi(`export { Button } from './Button';`, { 'ui/Button.d.ts': button('busy?: boolean;') });
    const moved = describeUi(`export { Button } from './buttons/Button';`, {
      'ui/buttons/Button.d.ts': button('busy?: boolean;\n/** Full width. */\nwide?: boolean;'),
    });
    expect(findUnmetExports(before, moved)).toEqual([]);
    expect(findUnmetExports(moved, before)).toEqual(['ui.Button, whose wide is missing']);
  });

  it('do not fit when one is missing', () => {
    expect(compare(button(''), 'export declare const Other: string;')).toEqual(['ui.Button, which is missing']);
  });

  it.each([
    ['drops', button('busy?: boolean;'), button(''), 'whose busy is missing'],
    ['newly requires', button(''), button('label: string;'), 'which requires label'],
    ['always requires', button('label?: string;'), button('label: string;'), 'which requires label'],
    ['has with another type', button('busy?: boolean;'), button('busy?: string;'), 'whose busy has another type'],
    ['accepts with fewer values', button(`tone?: 'a' | 'b';`), button(`tone?: 'a';`), 'which accepts fewer values'],
    [
      'calls back without an argument',
      button('onDone: (value: string) => void;'),
      button('onDone: () => void;'),
      'which calls back with fewer arguments',
    ],
    [
      'declares in another file with another type',
      button('tone?: Tone;', 'type Tone = { name: string };'),
      button('tone?: Tone;', 'type Tone = { name: number };'),
      'whose name has another type',
    ],
  ])('do not fit when a component has a prop that it %s', (_, used, provided, difference) => {
    expect(compare(used, provided)).toEqual([`ui.Button, ${difference}`]);
  });

  it.each([
    ['accepts more values', button(`tone?: 'a';`), button(`tone?: 'a' | 'b';`)],
    ['is not required any more', button('label: string;'), button('label?: string;')],
    ['gets more arguments', button('onDone: () => void;'), button('onDone: (value: string) => void;')],
  ])('fit when a component has a prop that %s', (_, used, provided) => {
    expect(compare(used, provided)).toEqual([]);
  });

  it.each([
    [
      'a field',
      'declare function useJob(): { title: string };',
      'declare function useJob(): {};',
      'whose title is missing',
    ],
    [
      'a field for certain',
      'declare function useJob(): { title: string };',
      'declare function useJob(): { title?: string };',
      'whose title may be missing',
    ],
    [
      'known values only',
      `declare function useJob(): 'a';`,
      `declare function useJob(): 'a' | 'b';`,
      'which may return other values',
    ],
  ])('do not fit when a function no longer returns %s', (_, used, provided, difference) => {
    expect(compare(`export ${used}`, `export ${provided}`)).toEqual([`ui.useJob, ${difference}`]);
  });

  it('fit when a function returns more and takes another argument that it does not require', () => {
    const before = 'export declare function useJob(id: number): { title: string };';
    const after = 'export declare function useJob(id: number, now?: Date): { title: string; city: string };';
    expect(compare(before, after)).toEqual([]);
    expect(compare(after, before)).toEqual(['ui.useJob, which takes fewer arguments']);
  });

  it('of a styled component are its own props', () => {
    const styled = (own: string, element: string) =>
      `export declare const Stack: import("styled-components/dist/types").IStyledComponentBase<"web", Merged<${element}, { ${own} }>> & string;`;
    expect(compare(styled('$gap?: number', 'HTMLDivElement'), styled('$gap?: number', 'HTMLElement'))).toEqual([]);
    expect(compare(styled('$gap?: number', 'HTMLDivElement'), styled('', 'HTMLDivElement'))).toEqual([
      'ui.Stack, whose $gap is missing',
    ]);
  });

  it('end in types that name themselves', () => {
    const tree = (more: string) => `
      export interface Tree { name: string; ${more} children: readonly Tree[] }
      export declare function Outline(props: { tree: Tree }): null;`;
    expect(compare(tree(''), tree(''))).toEqual([]);
    expect(compare(tree(''), tree('open: boolean;'))).toEqual(['ui.Outline, which requires open']);
  });
});

describe('getNextVersion', () => {
  const shapes = (text: string) => describeUi(text);
  it.each([
    ['stays when nothing is added', button(''), button(''), '2.3.0'],
    ['is the next free minor one when something is added', button(''), button('wide?: boolean;'), '2.5.0'],
    ['is a major one when something is dropped', button('wide?: boolean;'), button(''), '3.0.0'],
  ])('%s', (_, before, after, version) => {
    const live = { version: '2.3.0', exports: shapes(before) };
    expect(getNextVersion(live, shapes(after), new Set(['2.3.0', '2.4.0']))).toBe(version);
  });
});
