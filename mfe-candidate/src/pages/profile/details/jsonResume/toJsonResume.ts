import type { LanguageLevel, LinkKind, Student, StudentDetails } from '@foothold/shared/contract';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const fluency: Record<LanguageLevel, string> = {
  basic: 'Basic',
  conversational: 'Conversational',
  fluent: 'Fluent',
  native: 'Native speaker',
};
const networks: Partial<Record<LinkKind, string>> = { github: 'GitHub', linkedin: 'LinkedIn' };

/** A profile as JSON Resume 1.0.0, which has no place for the work that somebody looks for. */
export function toJsonResume(email: string, student: Student, details: StudentDetails) {
  const { full_name, phone, university, course_of_study, degree } = student;
  const { skills, languages, links, graduation_year, about } = details;
  // The format has one link of one's own; further ones are profiles.
  const site = links.find(({ kind }) => kind === 'portfolio');
  return withoutMissing({
    $schema: schema,
    basics: withoutMissing({
      name: full_name,
      email,
      phone,
      url: site?.url,
      summary: about,
      profiles: links.filter((link) => link !== site).map(toProfile),
    }),
    education: [
      withoutMissing({
        institution: university,
        area: course_of_study,
        studyType: degree,
        endDate: graduation_year && String(graduation_year),
      }),
    ],
    skills: skills.map((name) => ({ name })),
    languages: languages.map(({ name, level }) => ({ language: name, fluency: fluency[level] })),
    meta: { version: 'v1.0.0' },
  });
}

const toProfile = ({ kind, url }: StudentDetails['links'][number]) => {
  const { hostname, pathname } = new URL(url);
  const network = networks[kind] ?? (kind === 'portfolio' ? 'Portfolio' : hostname);
  return withoutMissing({ network, username: networks[kind] && pathname.split('/').findLast(Boolean), url });
};

/** The format knows no null. */
const withoutMissing = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
