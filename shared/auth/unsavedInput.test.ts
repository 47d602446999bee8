import { anIdentity } from '../testing/builders';
import { clearStorage, setSessionIdentity, storeUnsavedInput, takeUnsavedInput } from '.';

describe('unsaved input', () => {
  it('is returned once to its owner', () => {
    storeUnsavedInput(7, 'job new', { job_title: 'Cook' });
    setSessionIdentity(anIdentity({ user_id: 7 }));
    expect(takeUnsavedInput('job 21')).toBeNull();
    expect(takeUnsavedInput('job new')).toEqual({ job_title: 'Cook' });
    expect(takeUnsavedInput('job new')).toBeNull();
  });

  it('is deleted when another user signs in', () => {
    storeUnsavedInput(7, 'job new', { job_title: 'Cook' });
    setSessionIdentity(anIdentity({ user_id: 8 }));
    expect(takeUnsavedInput('job new')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('survives clearStorage while everything else is deleted', () => {
    storeUnsavedInput(7, 'job new', 'x');
    localStorage.setItem('user_id', '7');
    sessionStorage.setItem('anything', 'x');
    clearStorage();
    expect(localStorage).toHaveLength(0);
    expect(Object.keys({ ...sessionStorage })).toEqual(['foothold-carried']);
  });
});
