import type { SearchConditions } from '../contract';
import { formatSearchName } from './formatSearchName';

describe('formatSearchName', () => {
  it.each<[SearchConditions, string]>([
    [{ field: 'Science', kind: 'internship', location: 'Lagos', stipend: 'Yes' }, 'Science internships in Lagos, paid'],
    [{ q: 'python' }, '“python”'],
    [{ q: 'python', location: 'Abuja' }, '“python” in Abuja'],
    [{ q: 'data', field: 'Science', kind: 'siwes,nysc' }, '“data”, Science SIWES placements or NYSC placements'],
    [{ company: 'Baobab Works' }, 'Jobs at Baobab Works'],
    [{ q: 'sales', company: 'Baobab Works', location: 'Jos' }, '“sales” at Baobab Works in Jos'],
    [{ env_mode: 'remote,hybrid', stipend: 'No' }, 'Jobs, unpaid, remote or hybrid'],
    [{ currency: 'Naira', pay_from: '50000' }, 'Jobs, from ₦50,000 a month'],
    [{ skill: 'JavaScript,SQL', location: 'Lagos' }, 'Jobs in Lagos, with JavaScript or SQL'],
    [{ currency: 'Dollar' }, 'Jobs, paid in Dollar'],
    [
      { field: 'Art', duration: 'Up to 3 months', start: 'Within a month', degree: 'BSc' },
      'Art jobs, up to 3 months, starting within a month, BSc asked for',
    ],
  ])('names %j', (conditions, name) => expect(formatSearchName(conditions)).toBe(name));
});
