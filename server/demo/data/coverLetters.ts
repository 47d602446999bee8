/** The frame of a cover letter; what stands inside comes from the role and from the student. */
export const greetings: readonly string[] = [
  'Dear {company} team,',
  'Good day,',
  'Dear hiring team,',
  'To the {department} team at {company},',
];

export const beginnings: readonly string[] = [
  'I am applying for {title}. I read {course} at {school}, and this is the first advert in weeks that said what one would actually do.',
  'Your advert for {title} describes the part of the work I look for: the part after the slides.',
  'I would like to be considered for {title}. My course is {course}, at {school}.',
  'A friend sent me {title} with the words “this is you”. I have tried to check that honestly before writing.',
  'I write about {title}. What I bring is {a_degree} course in {course} and some evidence that I finish things.',
  'I have known of {company} for a while, and {title} is the opening I hoped for.',
  'Please accept my application for {title}. I study what you do, {course}, and would like to do it where it counts.',
  'I saw {title} on Foothold this week and read it three times, the last time aloud to my mother.',
  '{title} asks for careful people. I think that I am one, and will try to show it below rather than say it.',
];

/** For people who have left school; they stand where the others say that they study. */
export const graduateBeginnings: readonly string[] = [
  'I am applying for {title}. I hold {a_degree} in {course} from {school}.',
  'Your advert for {title} describes the part of the work I look for: the part after the slides.',
  'I left {school} with {a_degree} in {course} and have looked for a place like {company} since.',
  'I would like to be considered for {title}. My background is {course}, and my interest is in work that somebody can check.',
  'I write about {title}. What I bring is {a_degree} in {course} and some evidence that I finish things.',
  'I have known of {company} for a while, and {title} is the opening I hoped for.',
  '{title} asks for careful people. I think that I am one, and will try to show it below rather than say it.',
  'I saw {title} on Foothold this week. It is the first advert I have answered without changing my CV to fit.',
];

export const endings: readonly string[] = [
  'My CV and letter are attached. I am free for a conversation on most afternoons.',
  'I would be glad to show you the work itself; it fits on one table.',
  'Both files are attached, and each of the two references knows that you may ring.',
  'If something in my papers is unclear, please ask; I answer quickly.',
  'Thank you for reading to the end. I would be glad to come by, or to talk by video.',
  'I can come to you on any weekday, with a day’s notice.',
  'I hope to hear from you, whatever the answer.',
  'What I do not know yet I have listed on the last page of my CV. It is an honest list.',
];

export const closings: readonly string[] = ['Yours sincerely,', 'With kind regards,', 'Respectfully,', 'Kind regards,'];
