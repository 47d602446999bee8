import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from 'prom-client';
import { addFigures } from './figures';
import { createMetrics } from './registry';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const readRows = (file: string) =>
  [...readFileSync(path.join(workspace, file), 'utf8').matchAll(/^\| `(foothold_\w+)` *\|(.*)\|$/gm)].map(
    ([, name = '', cells = '']) => [name, ...cells.split('|').map((cell) => cell.replaceAll('`', '').trim())],
  );

const describeMetrics = (registry: Registry) =>
  registry.getMetricsAsArray().flatMap((metric) => {
    const { name, help, labelNames } = metric as unknown as { name: string; help: string; labelNames: string[] };
    if (!name.startsWith('foothold_')) return [];
    return [[name, metric.constructor.name.toLowerCase(), labelNames.join(', '), help]];
  });

describe('docs/operations.md', () => {
  it('lists every metric of the product with its type, labels and meaning', () => {
    const { registry, stop } = createMetrics();
    addFigures(registry);
    expect(readRows('docs/operations.md')).toEqual(describeMetrics(registry));
    stop();
  });
});
