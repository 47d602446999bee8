import { explainRejection, rejectionReasons, writeRejection } from '.';

const about = { company_name: 'Marina Works', job_title: 'Analyst' };

describe('writeRejection', () => {
  it('says the reason and the company’s line, each in a paragraph', () => {
    const { paragraphs } = writeRejection({ ...about, reason: 'location', line: 'We cannot move you to Jos.' });
    expect(paragraphs).toEqual([
      'Marina Works has decided not to go on with your application for Analyst.',
      'The place of work does not fit.',
      'Marina Works writes: “We cannot move you to Jos.”',
      'Your profile stays as it is for the next one.',
    ]);
  });

  it('says neither where there is none', () => {
    expect(writeRejection({ ...about, reason: null, line: null }).paragraphs).toHaveLength(2);
  });

  it('has a sentence for every reason but the one whose line says it', () => {
    expect(rejectionReasons.filter((reason) => !explainRejection(reason))).toEqual(['other']);
  });
});
