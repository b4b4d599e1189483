import { act } from '@testing-library/react';

import { atMonitoredData } from '#paths/specs/kit/monitoring.ts';
import type { SubscriptionsQuery } from '#src/api/generated/documents.ts';
import type { Opening, Stage } from '../browser/stage.tsx';
import { toOpening } from '../flows/opening.ts';

type Type = SubscriptionsQuery['subscriptions']['subscriptions'][number];

const type = (dataType: string, maxAllowed: number, items: Type['items'] = []): Type => ({
  __typename: 'MonitoredType',
  dataType,
  category: 'CONTACT',
  maxAllowed,
  items,
});

const item = (id: string, dataType: string, friendlyName: string, displayValue: string): Type['items'][number] => ({
  __typename: 'MonitoredItem',
  id,
  dataType,
  friendlyName,
  displayValue,
  maxAllowed: 2,
  alerts: [],
});

const mobile = item('phone-1', 'PHONE', 'Mobile', '********0042');
const mail = item('mail', 'EMAIL', 'Newsletters', 'ol***********@mail.test');

const listed = (phones: Type['items'], mails: Type['items'], mostMails: number): SubscriptionsQuery => ({
  subscriptions: {
    __typename: 'Subscriptions',
    subscriptions: [type('PHONE', 2, phones), type('CARD', 2), type('EMAIL', mostMails, mails)],
  },
});

/** A phone number is monitored, and no more email addresses can be. */
export const onePhone = listed([mobile], [mail], 1);
const noMail = listed([mobile], [], 1);
/** The same list once a second phone number is in it. */
export const twoPhones = listed([mobile, item('new', 'PHONE', 'Private phone', '********0088')], [mail], 1);
/** A list that does not show an email address yet, and the list that does. */
export const withoutMail = listed([mobile], [], 3);
export const withMail = listed([mobile], [mail], 3);

/** The origin of the tokeniser. */
const origin = 'https://tokeniser.example';

/** The page of monitored data with a list. */
export function monitoredPage(list: SubscriptionsQuery, path?: string): Opening {
  const opening = toOpening(atMonitoredData);
  return {
    ...opening,
    path: path ?? opening.path ?? '',
    answers: {
      ...opening.answers,
      Subscriptions: list,
      CreateTokenFrame: { createTokenFrame: { url: `${origin}/1` } },
    },
  };
}

/** Sends a message as the page in the frame of the tokeniser does. */
export async function sendFromFrame({ pass }: Pick<Stage, 'pass'>, data: unknown): Promise<void> {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
  await pass(0);
}

/** Refuses a change of the email address, and has a list without it from then on. */
export function refuseAsGone({ wire }: Pick<Stage, 'wire'>, document: string): void {
  wire.prepare('Subscriptions', noMail);
  wire.refuse(document, { status: 404, code: 'GENERAL_404' });
}
