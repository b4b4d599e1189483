import { screen } from '@testing-library/react';

import { spec } from '#paths/specs/monitoring/addMonitoredItem.ts';
import { monitoredPage, onePhone, sendFromFrame, twoPhones } from '#tests/kit/areas/monitoring.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const buttons: Readonly<Record<string, string>> = {
  'of any type': 'Add data',
  'a phone number': 'Add another: Phone numbers',
  'a card': 'Add: Cards',
};

const notInFrame = 'the frame answers only once it was asked';
const noField = 'the number of a card is not in a field of the portal, so none is marked';

testPaths(spec, {
  inputs: {
    'of any type': monitoredPage(onePhone),
    'a phone number': monitoredPage(onePhone),
    'a card': monitoredPage(onePhone),
  },
  begin: async ({ user }, input) => user.click(await screen.findByRole('button', { name: buttons[input] as string })),
  answers: {
    tokenFrame: {
      tokenised: (stage) =>
        sendFromFrame(stage, { type: 'token', token: 'tok_1', displayValue: '**** **** **** 4242' }),
    },
    readList: { 'with a phone number': ({ wire }) => wire.answer('Subscriptions', twoPhones) },
  },
  except: {
    'tokenFrame: tokenised': { 'framing.entering': notInFrame },
    'addItem: wrong value': { 'saving (CARD, tokenised, sent)': noField },
    'addItem: DUPLICATE_ENTRY': { 'saving (CARD, tokenised, sent)': noField },
  },
  sends: ['type.chosen'],
  // A dialog that was opened for one type has no way back to the choice, which the machine does not know.
  goesOn: ['a phone number', 'a card'],
  triggers: {
    'card.reconsidered': async ({ user }) => user.click(screen.getByRole('button', { name: 'Use another card' })),
    'card.returned': (stage) => sendFromFrame(stage, { type: 'error', error: 'invalidCardNumber' }),
  },
});
