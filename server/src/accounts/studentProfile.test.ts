import { type SignedIn, startServer, type TestServer } from '../../testing';

describe('PUT /student/{id}/update', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const update = (id: number, as: SignedIn, body: object) =>
    server.send({ method: 'PUT', url: `student/${id}/update`, as, body });

  const profile = {
    full_name: 'Ada Obi',
    sex: 'Female',
    course_of_study: 'Physics',
    degree: 'MSc',
    status: 'Graduate',
    university: 'University of Ibadan',
  };

  it('saves the profile and keeps the phone number when none is sent', async () => {
    const ada = await server.signIn('student');
    const saved = await update(ada.user_id, ada, profile);
    expect(saved.json()).toEqual({
      student: { ...profile, phone: '+2348012345678' },
      message: 'Profile Edited Successfully',
    });
    const changed = await update(ada.user_id, ada, { ...profile, phone: '0701-111-2222' });
    expect(changed.json().student.phone).toBe('07011112222');
  });

  it('responds with 404 when another student sends it', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    expect((await update(ada.user_id, bola, profile)).statusCode).toBe(404);
  });

  it('names the required fields when they are empty', async () => {
    const ada = await server.signIn('student');
    const refused = await update(ada.user_id, ada, { ...profile, university: ' ' });
    expect(refused.json().fields).toEqual({ university: 'University is required.' });
  });
});
