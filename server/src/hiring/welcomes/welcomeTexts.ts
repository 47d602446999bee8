import { listWelcomeLines } from '@foothold/shared/format';
import { toSingleLine } from '../../email/text';
import type { WelcomeTexts } from './queries';

/** What an email tells of a welcome: a list, and the note where there is one. */
export const describeWelcome = (welcome: WelcomeTexts) => ({
  list: listWelcomeLines(welcome).map(toSingleLine),
  ...(welcome.note && { quote: welcome.note }),
});

/** The student's page with the welcome, also before there is one. */
export const welcomePath = (application_id: number) => `/dashboard/applications/${application_id}/welcome`;
