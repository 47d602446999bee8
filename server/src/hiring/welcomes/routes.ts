import { answerAcceptance, downloadWelcomeCalendar, giveWelcome } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { downloadRoute, route } from '../../platform/http';
import { createWelcomeFile } from './calendarFile';
import { answerOwnAcceptance, giveOwnWelcome } from './service';

export const welcomeRoutes = (context: Context) => [
  route(giveWelcome, async ({ user, params, body }) => ({
    welcome: await giveOwnWelcome(context, user, params.id, body),
    message: 'The candidate is told.',
  })),

  route(answerAcceptance, async ({ user, params, body }) => ({
    ...(await answerOwnAcceptance(context, user, params.id, body)),
    message: body.answer === 'confirmed' ? 'You have confirmed.' : 'You have declined.',
  })),

  downloadRoute(downloadWelcomeCalendar, ({ user, params }) => createWelcomeFile(context, user, params.id)),
];
