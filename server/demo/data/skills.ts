import type { Discipline } from './types';

/** What students of each discipline can do, by the names of the vocabulary, and what they say of it. */
export const skillsByDiscipline: Readonly<Record<Discipline, { skills: readonly string[]; about: string }>> = {
  agriculture: {
    skills: ['Crop farming', 'Soil science', 'Poultry farming', 'Data collection', 'Microsoft Excel', 'Teamwork'],
    about: 'I have run the demonstration plot of our faculty for two seasons, and write down what it yields.',
  },
  business: {
    skills: ['Accounting', 'Microsoft Excel', 'Bookkeeping', 'Customer service', 'QuickBooks', 'Public speaking'],
    about: 'I keep the books of a savings group of thirty traders, and close them on the last day of each month.',
  },
  computing: {
    skills: ['Python', 'JavaScript', 'SQL', 'React', 'Git', 'Data analysis', 'Problem solving'],
    about: 'I build small tools that people around me use each week, and mend them when they complain.',
  },
  design: {
    skills: ['Graphic design', 'Figma', 'Adobe Illustrator', 'Branding', 'Photography', 'Attention to detail'],
    about: 'I draw first and open the program later. My posters hang in three departments.',
  },
  education: {
    skills: ['Teaching', 'Public speaking', 'Report writing', 'Microsoft Word', 'Planning'],
    about: 'I teach the classes that nobody else wants on a Friday afternoon, and like them.',
  },
  engineering: {
    skills: ['AutoCAD', 'SolidWorks', 'MATLAB', 'Site supervision', 'Health and safety', 'Teamwork'],
    about: 'I would rather measure twice on the site than argue once in the office.',
  },
  health: {
    skills: ['Patient care', 'First aid', 'Laboratory techniques', 'Infection control', 'Medical records'],
    about: 'I have done two rotations at a teaching hospital, and volunteer at a clinic on Saturdays.',
  },
  hospitality: {
    skills: ['Catering', 'Customer service', 'Event planning', 'Food safety', 'Time management'],
    about: 'I have served three hundred guests at a wedding without one cold plate.',
  },
  law: {
    skills: ['Legal research', 'Legal drafting', 'Public speaking', 'Writing', 'Microsoft Word'],
    about: 'I read the footnotes. My moot court team reached the finals last year.',
  },
  media: {
    skills: ['Writing', 'Video editing', 'Social media management', 'Journalism', 'Photography'],
    about: 'I edit the campus paper, and have not missed a Thursday in two years.',
  },
  social: {
    skills: ['Research', 'SPSS', 'Report writing', 'Community outreach', 'Data collection'],
    about: 'I have asked four hundred households the same forty questions, politely.',
  },
};
