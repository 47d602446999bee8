import {
  changeAlertSearch,
  changeSubscriberTimes,
  confirmAlerts,
  endAlerts,
  requestAlerts,
  viewAlerts,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { giveBackCall, type PageRoute, route } from '../../platform/http';
import type { InterpretQuery } from '../search/words';
import {
  changeVisitorSearch,
  changeVisitorTimes,
  confirmVisitorAlerts,
  endSubscriberAlerts,
  requestVisitorAlerts,
  viewSubscriberAlerts,
} from './service';

export const visitorAlertRoutes = (context: Context, interpretQuery: InterpretQuery) => {
  const giveBack = (ip: string) => giveBackCall(context.rateLimiter, 'link', ip);
  return [
    route(requestAlerts, async ({ body }) => {
      await requestVisitorAlerts(context, body);
      return { message: 'Look into your mail: a link there starts the mails about new jobs.' };
    }),

    route(confirmAlerts, async ({ body, request }) => {
      const token = await confirmVisitorAlerts(context, interpretQuery, body.token);
      await giveBack(request.ip);
      return { token };
    }),

    route(viewAlerts, async ({ body, request }) => {
      const alerts = await viewSubscriberAlerts(context, body.token);
      await giveBack(request.ip);
      return alerts;
    }),

    route(changeAlertSearch, async ({ body }) => ({ searches: await changeVisitorSearch(context, body) })),

    route(changeSubscriberTimes, async ({ body }) => ({ alert_times: await changeVisitorTimes(context, body) })),

    route(endAlerts, async ({ body }) => {
      await endSubscriberAlerts(context, body.token);
      return { message: 'You get no more mails about new jobs.' };
    }),
  ];
};

/** What programs of mail post to when somebody presses their button for the end of such mails (RFC 8058). */
export const unsubscribeRoutes = (context: Context): PageRoute[] => [
  {
    method: 'POST',
    url: '/alerts',
    async handle({ url }) {
      await endSubscriberAlerts(context, url.searchParams.get('token') ?? '');
      return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Unsubscribed.\n' };
    },
  },
];
