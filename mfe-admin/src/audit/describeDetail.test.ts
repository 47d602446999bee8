import { describeDetail } from './describeDetail';

describe('describeDetail', () => {
  it.each([
    [{ from: 'Applied', to: 'Viewed' }, [['Status changed', 'Applied → Viewed']]],
    [{ from: 3, to: 4 }, [['Rating changed', '3 → 4']]],
    [{ from: null, to: 4 }, [['Rating changed', '4']]],
    [{ from: 'pending', reason: null }, [['Status before', 'Pending']]],
    [{ before: 'a', after: 'b' }, [['Changed', 'a → b']]],
    [{ after: '0.1.0-a' }, [['New', '0.1.0-a']]],
    [{ before: { stable: '0.1.0-a' }, after: { stable: '0.1.0-b' } }, [['Live release', '0.1.0-a → 0.1.0-b']]],
    [{ before: null, after: { app: 'candidate', granted_access: ['student'] } }, [['Open to', 'student']]],
    [
      { before: { stipend: 0, kind: null }, after: { stipend: 1, kind: 'nysc' } },
      [
        ['Paid', 'no → yes'],
        ['Kind', 'NYSC'],
      ],
    ],
    [
      { before: { deadline: '2026-01-02' }, after: { deadline: '2026-02-03' } },
      [['Deadline', '2 Jan 2026 → 3 Feb 2026']],
    ],
    [{ note: 'It was our old one.' }, [['What has changed', 'It was our old one.']]],
    [{ before: { company_cac_number: '1' }, after: { company_cac_number: '2' } }, [['Company CAC number', '1 → 2']]],
    [{ before: { title: 'Cook', pay: null }, after: { title: 'Cook', pay: 5 } }, [['Pay', '5']]],
    [
      { before: { granted_paths: ['/a', '/b'] }, after: { granted_paths: ['/b', '/c'] } },
      [['Addresses', 'added /c; removed /a']],
    ],
    [{ paths: ['1', '2', '3', '4', '5', '6', '7'] }, [['Paths', '1, 2, 3, 4, 5 and 2 more']]],
    [{ from_address: { ip: '10.0.0.1', known: true } }, [['From address', 'IP 10.0.0.1, known yes']]],
    [{ ended: 0, q: '' }, [['Sessions ended', '0']]],
    [{}, []],
  ])('describes %j as %j', (detail, lines) => {
    expect(describeDetail(detail)).toEqual(lines);
  });
});
