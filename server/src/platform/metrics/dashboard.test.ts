import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@foothold/shared/contract';
import { addFigures } from './figures';
import { createMetrics } from './registry';

interface Dashboard {
  title: string;
  schemaVersion: number;
  panels: { id: number; type: string; title: string; targets: { refId: string; expr: string }[] }[];
}

const deploy = path.resolve(import.meta.dirname, '../../../../deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');

/** Every series that a metric has, by name. */
function listSeriesNames(): Set<string> {
  const { registry, stop } = createMetrics();
  addFigures(registry);
  const names = registry.getMetricsAsArray().flatMap((metric) => {
    const { name } = metric as unknown as { name: string };
    return metric.constructor.name === 'Histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
  });
  stop();
  return new Set([...names, 'up']);
}

const findNames = (expression: string) => expression.match(/\b(?:(?:foothold|nodejs|process)_\w+|up)\b/g) ?? [];

describe('deploy/grafana/foothold.json', () => {
  const dashboard = JSON.parse(read('grafana/foothold.json')) as Dashboard;

  it('has panels with ids of their own, each with queries', () => {
    expect([dashboard.title, dashboard.schemaVersion]).toEqual(['Foothold', 39]);
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(dashboard.panels.filter(({ type, targets }) => !type || targets.length === 0)).toEqual([]);
  });

  it('asks for metrics of the product alone', () => {
    const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const used = expressions.flatMap(findNames);
    expect(expressions.filter((expression) => findNames(expression).length === 0)).toEqual([]);
    expect(used.filter((name) => !listSeriesNames().has(name))).toEqual([]);
  });
});

describe('deploy/prometheus/alerts.yml', () => {
  it('has nine alerts, each on metrics of the product, with what to do', () => {
    const rules = read('prometheus/alerts.yml').split('- alert: ').slice(1);
    expect(rules).toHaveLength(9);
    for (const rule of rules) {
      const [, expression = ''] = /expr: ([\s\S]*?)\n\s+for:/.exec(rule) ?? [];
      expect(findNames(expression)).not.toEqual([]);
      expect(findNames(expression).filter((name) => !listSeriesNames().has(name))).toEqual([]);
      for (const annotation of ['summary', 'description', 'action'])
        expect(rule).toMatch(new RegExp(`\\n\\s+${annotation}: .+`));
    }
  });

  it('leaves calls that take files, as long as somebody’s network, out of what is slow', () => {
    const [, routes = ''] = /route!~"([^"]*storage[^"]*)"/.exec(read('prometheus/alerts.yml')) ?? [];
    const endpoints = (Object.values(contract) as Partial<contract.Endpoint>[]).filter(({ files }) => files?.length);
    expect(endpoints.length).toBeGreaterThan(2);
    for (const { path } of endpoints) expect(`/api${path}`).toMatch(new RegExp(`^(?:${routes})$`));
  });
});
