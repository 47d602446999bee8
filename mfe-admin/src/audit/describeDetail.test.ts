import { describeDetail } from './describeDetail';

describe('describeDetail', () => {
  it.each([
    [{ from: 'Applied', to: 'Viewed' }, [['Status changed', 'Applied → Viewed']]],
    [{ from: 3, to: 4 }, [['Rating changed', '3 → 4']]],
    [{ from: null, to: 4 }, [['Rating changed', '4']]],
    [{ from: 'pending', reason: null }, [['Status before', 'Pending']]],
    [{ before: 'a', after: 'b' }, [['Change', 'a → b']]],
    [{ before: { company_cac_number: '1' }, after: { company_cac_number: '2' } }, [['Company CAC number', '1 → 2']]],
    [{ before: { title: 'Cook', pay: null }, after: { title: 'Cook', pay: 5 } }, [['Pay', '5']]],
    [
      { before: { granted_paths: ['/a', '/b'] }, after: { granted_paths: ['/b', '/c'] } },
      [['Granted paths', 'added /c; removed /a']],
    ],
    [{ paths: ['1', '2', '3', '4', '5', '6', '7'] }, [['Paths', '1, 2, 3, 4, 5 and 2 more']]],
    [{ from_address: { ip: '10.0.0.1', known: true } }, [['From address', 'IP 10.0.0.1, known yes']]],
    [{ ended: 0, q: '' }, [['Ended', '0']]],
    [{}, []],
  ])('describes %j as %j', (detail, lines) => {
    expect(describeDetail(detail)).toEqual(lines);
  });
});
