import { findBestMatch, matchesPattern, patternsOverlap, toCanonicalPath } from './routePatterns';

describe('route patterns', () => {
  it.each([
    ['/', '/', true],
    ['/', '/login', false],
    ['/dashboard/*', '/dashboard', true],
    ['/dashboard/*', '/dashboard/jobs/12', true],
    ['/dashboard/*', '/dashboards', false],
    ['/edit-job/:id', '/edit-job/12', true],
    ['/edit-job/:id', '/edit-job', false],
    ['/edit-job/:id', '/edit-job/12/more', false],
    ['/dashboard/notifications', '/dashboard/Notifications', true],
    ['/setup-interview', '/setUp-Interview/', true],
  ])('reports whether %s matches %s: %s', (pattern, pathname, expected) => {
    expect(matchesPattern(pattern, pathname)).toBe(expected);
  });

  it.each([
    ['/', '/', true],
    ['/', '/login', false],
    ['/dashboard/*', '/dashboard', true],
    ['/dashboard/*', '/dashboard/reports/:id', true],
    ['/dashboard/*', '/Dashboard', true],
    ['/dashboard/*', '/dashboards', false],
    ['/*', '/', true],
    ['/edit-job/:id', '/edit-job/new', true],
    ['/edit-job/:id', '/edit-job', false],
    ['/:page/new', '/edit-job/:id', true],
    ['/:page/new', '/edit-job/old', false],
  ])('reports whether some path matches both %s and %s: %s', (one, other, expected) => {
    expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([expected, expected]);
  });

  it('prefers the most specific pattern', () => {
    const pages = ['/dashboard/*', '/dashboard/jobs/:id', '/dashboard/jobs/new', '/dashboard/:tab/new'];
    expect(findBestMatch(pages, '/dashboard/jobs/new')).toBe('/dashboard/jobs/new');
    expect(findBestMatch(pages, '/dashboard/jobs/7')).toBe('/dashboard/jobs/:id');
    expect(findBestMatch(pages, '/dashboard/else')).toBe('/dashboard/*');
    expect(findBestMatch(pages, '/elsewhere')).toBeUndefined();
  });

  it('uses the pattern’s spelling and keeps parameter values', () => {
    expect(toCanonicalPath('/dashboard/notifications', '/Dashboard/Notifications')).toBe('/dashboard/notifications');
    expect(toCanonicalPath('/viewjob/:slug/:id', '/ViewJob/Data-Intern/7')).toBe('/viewjob/Data-Intern/7');
    expect(toCanonicalPath('/dashboard/*', '/DASHBOARD/Jobs/7')).toBe('/dashboard/Jobs/7');
    expect(toCanonicalPath('/', '/')).toBe('/');
  });
});
