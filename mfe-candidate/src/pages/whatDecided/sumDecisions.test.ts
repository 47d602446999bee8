import type { RejectionReason } from '@foothold/shared/contract';
import { anApplication } from '@foothold/shared/testing';
import { sumDecisions } from './sumDecisions';

const rejected = (rejection_reason: RejectionReason | null) => anApplication({ status: 'Rejected', rejection_reason });

describe('sumDecisions', () => {
  it('counts reasons, the most frequent first and what has none last', () => {
    const { decided, accepted, reasons } = sumDecisions([
      ...[rejected(null), rejected(null), rejected(null), rejected('location')],
      ...[rejected('availability'), rejected('availability'), anApplication({ status: 'Accepted' })],
      ...[anApplication({ status: 'Viewed' }), anApplication({ status: 'Withdrawn' })],
    ]);
    expect([decided, accepted]).toEqual([7, 1]);
    expect(reasons.map(({ reason, applications }) => [reason, applications.length])).toEqual([
      ['availability', 2],
      ['location', 1],
      [null, 3],
    ]);
  });
});
