import { describeDetail } from './describeDetail';

describe('describeDetail', () => {
  it.each([
    [{ from: 'Applied', to: 'Viewed' }, [['Status changed', 'Applied → Viewed']]],
    [{ from: 'pending', reason: null }, [['Status before', 'Pending']]],
    [{ before: 'a', after: 'b' }, [['change', 'a → b']]],
    [{ before: { title: 'Cook', pay: null }, after: { title: 'Cook', pay: 5 } }, [['pay', '5']]],
    [
      { before: { granted_paths: ['/a', '/b'] }, after: { granted_paths: ['/b', '/c'] } },
      [['granted paths', 'added /c; removed /a']],
    ],
    [{ paths: ['1', '2', '3', '4', '5', '6', '7'] }, [['paths', '1, 2, 3, 4, 5 and 2 more']]],
    [{ from_address: { ip: '10.0.0.1', known: true } }, [['from address', 'ip 10.0.0.1, known yes']]],
    [{ ended: 0, q: '' }, [['ended', '0']]],
    [{}, []],
  ])('describes %j as %j', (detail, lines) => {
    expect(describeDetail(detail)).toEqual(lines);
  });
});
