import { lostBags, passengers, payoutConfig, payoutMethods, policies, user } from './account.ts';
import { claims, items } from './business.ts';
import { articles, faq, keyFacts } from './content.ts';
import { noAlerts, subscriber, subscriptions } from './monitoring.ts';
import { tripsAnswer } from './trips.ts';

/** The gateway's answers to every query, by operation. */
export const everything: Record<string, unknown> = {
  User: user,
  Policies: policies,
  PayoutMethods: payoutMethods,
  PayoutConfig: payoutConfig,
  Passengers: passengers,
  LostBags: lostBags,
  Trips: tripsAnswer,
  Subscriptions: subscriptions,
  ArchivedAlerts: noAlerts,
  Subscriber: subscriber,
  Items: items,
  Claims: claims,
  Document: keyFacts,
  Articles: articles,
  Faq: faq,
};
