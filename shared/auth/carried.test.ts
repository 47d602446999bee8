import { anIdentity } from '../testing/builders';
import { carry, clearStorage, signedIn, takeCarried } from '.';

it('is given back once, to its writer', () => {
  carry(7, 'job new', { job_title: 'Cook' });
  signedIn(anIdentity({ user_id: 7 }));
  expect(takeCarried('job 21')).toBeNull();
  expect(takeCarried('job new')).toEqual({ job_title: 'Cook' });
  expect(takeCarried('job new')).toBeNull();
});

it('is gone when somebody else comes', () => {
  carry(7, 'job new', { job_title: 'Cook' });
  signedIn(anIdentity({ user_id: 8 }));
  expect(takeCarried('job new')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('is all that outlives the opening of the login', () => {
  carry(7, 'job new', 'x');
  localStorage.setItem('user_id', '7');
  sessionStorage.setItem('anything', 'x');
  clearStorage();
  expect(localStorage).toHaveLength(0);
  expect(Object.keys({ ...sessionStorage })).toEqual(['foothold-carried']);
});
