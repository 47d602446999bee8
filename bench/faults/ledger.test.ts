import {
  absent,
  acknowledge,
  compare,
  createLedger,
  type FoundRow,
  noteChange,
  noteCreation,
  noteRefusal,
  noteUnknown,
  type Snapshot,
} from './ledger';

const nothingFound = { lost: [], half: [], duplicated: [], orphaned: [] };
const row = (more: Partial<FoundRow> = {}): FoundRow => ({
  ...{ kind: 'application', mark: 'letter 1', id: 7, state: 'Applied', missing: [], repeated: [] },
  ...more,
});
const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...{ rows: [row()], answered: new Set(['hash']), tallies: [], broken: [], orphaned: [] },
  ...more,
});

function acknowledgedApplication() {
  const ledger = createLedger();
  const entry = noteCreation(ledger, { kind: 'application', mark: 'letter 1', keyHash: 'hash' }, 'Applied');
  acknowledge(ledger, entry, 'Applied', 7);
  return { ledger, entry };
}

describe('ledger', () => {
  it('finds nothing when what was acknowledged is there once, with all that belongs to it', () => {
    expect(compare(acknowledgedApplication().ledger, snapshot())).toEqual(nothingFound);
  });

  it('finds a lost row when an acknowledged one is not there', () => {
    const { ledger } = acknowledgedApplication();
    expect(compare(ledger, snapshot({ rows: [] })).lost).toEqual(['application letter 1 is absent and not Applied']);
  });

  it('finds a lost row when another one has its mark', () => {
    const { ledger } = acknowledgedApplication();
    expect(compare(ledger, snapshot({ rows: [row({ id: 8 })] })).lost).toEqual(['application letter 1 is another row']);
  });

  it('finds a lost state when an acknowledged change is not there', () => {
    const { ledger, entry } = acknowledgedApplication();
    noteChange(entry, 'Viewed');
    acknowledge(ledger, entry, 'Viewed');
    expect(compare(ledger, snapshot()).lost).toEqual(['application letter 1 is Applied and not Viewed']);
  });

  it('finds a half when something is missing that belongs to a row', () => {
    const { ledger } = acknowledgedApplication();
    expect(compare(ledger, snapshot({ rows: [row({ missing: ['files'] })] })).half).toEqual([
      'application 7 without files',
    ]);
    expect(compare(ledger, snapshot({ answered: new Set() })).half).toEqual([
      'application letter 1 without its response',
    ]);
    const tallies = [{ what: 'receipts by email', found: 1, expected: 2 }];
    expect(compare(ledger, snapshot({ tallies })).half).toEqual(['1 of 2 receipts by email']);
  });

  it('finds a half when a refused request has written its row', () => {
    const ledger = createLedger();
    const entry = noteCreation(ledger, { kind: 'application', mark: 'letter 1', keyHash: 'hash' }, 'Applied');
    noteRefusal(ledger, entry, 'job_closed');
    expect(compare(ledger, snapshot()).half).toEqual(['application letter 1 was refused and is there']);
  });

  it('finds a duplicate when one request wrote two rows, or two of what belongs to one', () => {
    const { ledger } = acknowledgedApplication();
    const twice = [row(), row({ id: 8 })];
    expect(compare(ledger, snapshot({ rows: twice })).duplicated).toEqual(['application letter 1 is there 2 times']);
    expect(compare(ledger, snapshot({ rows: [row({ repeated: ['event'] })] })).duplicated).toEqual([
      'application 7 with more than one event',
    ]);
  });

  it('finds orphans and broken files as the snapshot names them', () => {
    const { ledger } = acknowledgedApplication();
    const found = compare(ledger, snapshot({ orphaned: ['files/ab/ab12'], broken: ['file cd34 is not in the store'] }));
    expect(found).toEqual({ ...nothingFound, orphaned: ['files/ab/ab12'], half: ['file cd34 is not in the store'] });
  });

  it('accepts either outcome when a request had no response', () => {
    const ledger = createLedger();
    const entry = noteCreation(ledger, { kind: 'application', mark: 'letter 1', keyHash: 'hash' }, 'Applied');
    noteUnknown(ledger, entry, 'Applied');
    expect(compare(ledger, snapshot())).toEqual(nothingFound);
    expect(compare(ledger, snapshot({ rows: [], answered: new Set() }))).toEqual(nothingFound);
    expect(entry.allowed).toEqual(new Set([absent, 'Applied']));
  });
});
