import { createActor, fromCallback } from 'xstate';
import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { type TokenisedCard, tokenFrameMachine } from './tokenFrame.machine.ts';

export const blueCard: TokenisedCard = { token: 'tok_1', displayValue: '**** **** **** 4242' };

/** A parent that ignores all events. */
const form = createActor(fromCallback(() => undefined)).start();

export const tokenFrameModel = {
  machine: tokenFrameMachine,
  inputs: { 'in the form': { parent: form } },
  events: {
    'submit.requested': 'no payload',
    'retry.requested': 'no payload',
    'frame.focused': 'no payload',
    'frame.blurred': 'no payload',
    'frame.refused': { 'an empty field': { problem: 'required' }, 'a wrong number': { problem: 'invalidCardNumber' } },
    'frame.tokenised': { 'a card': blueCard },
  },
  answers: {
    generate: {
      generated: { kind: 'generated', url: 'https://tokeniser.example/frame/1' },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof tokenFrameMachine>;
