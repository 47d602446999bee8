import type { IconShapes } from '../boot';

/** The shapes of a Lucide icon for a nav entry, so that the shell needs no list of icons. */
export async function loadIconShapes(name: string): Promise<IconShapes> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as { __iconData: { node: IconShapes } };
  return __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}
