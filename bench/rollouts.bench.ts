import { falseAlarmRate } from '../server/src/platform/releases/sequentialTest';
import { type Row, toLimitRow } from './harness/rows';
import { type Rates, simulate } from './rollouts/simulate';

export const name = 'rollouts';

const stable: Rates = { failed: 0.005, lcp: 0.2, inp: 0.1, cls: 0.1, new_error: 0.001 };
const formatShare = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

/** Releases by what is worse about them. */
const releases: readonly { what: string; rates: Rates }[] = [
  { what: 'no worse', rates: stable },
  { what: 'fails 0.5 → 1 %', rates: { ...stable, failed: 0.01 } },
  { what: 'fails 0.5 → 2 %', rates: { ...stable, failed: 0.02 } },
  { what: 'fails 0.5 → 5 %', rates: { ...stable, failed: 0.05 } },
  { what: 'fails 0.5 → 50 %', rates: { ...stable, failed: 0.5 } },
  { what: 'slow 20 → 25 %', rates: { ...stable, lcp: 0.25 } },
  { what: 'slow 20 → 40 %', rates: { ...stable, lcp: 0.4 } },
  { what: 'new error 0.1 → 1 %', rates: { ...stable, new_error: 0.01 } },
  { what: 'new error 0.1 → 5 %', rates: { ...stable, new_error: 0.05 } },
];
const sizes = [200, 2_000, 20_000];

/** How often a rollout 1, 10, 50, 100 stops a good release and lets a bad one pass, and who got the bad one meanwhile. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  note(`false alarms by the test: at most ${formatShare(falseAlarmRate)} of the rollouts`);
  note('release             visits   stopped   passed   of its visitors got it: median   at most 9 of 10');
  const rows: Row[] = [];
  for (const { what, rates } of releases) {
    for (const visits of sizes) {
      const { stopped, median, ninth } = simulate({ stable, release: rates, visits });
      const cells = [
        what.padEnd(18),
        visits.toLocaleString('en').padStart(7),
        formatShare(stopped).padStart(9),
        formatShare(1 - stopped).padStart(8),
        String(median).padStart(32),
        String(ninth).padStart(17),
      ];
      note(cells.join(' '));
      if (rates === stable) {
        const limit = { limit: falseAlarmRate, show: formatShare };
        rows.push(toLimitRow(`good releases stopped, ${visits.toLocaleString('en')} visits`, stopped, limit));
      }
    }
  }
  return rows;
}
