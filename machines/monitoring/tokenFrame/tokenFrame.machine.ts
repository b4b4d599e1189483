import { type ActorRefFrom, type AnyActorRef, assign, sendTo, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import { isRefused, type Refused, react, refusalGuards, refusalPorts, withOutput } from '../../kit/refusals.ts';

/** Why the frame rejected the card number. */
export type CardProblem = 'required' | 'invalidCardNumber';

/** A card number from the tokeniser: a token, and the masked number with its last digits. */
export type TokenisedCard = { token: string; displayValue: string };

/** The address of a page for a card number, valid for one visit. */
export type FrameGenerated = { kind: 'generated'; url: string } | Refused;

export type TokenFrameEvent =
  | { type: 'submit.requested' }
  | { type: 'retry.requested' }
  /** Messages of the frame; their origin, window and shape have been checked. */
  | { type: 'frame.focused' }
  | { type: 'frame.blurred' }
  | { type: 'frame.refused'; problem: CardProblem }
  | ({ type: 'frame.tokenised' } & TokenisedCard);

/** Sent to the parent when a submit fails, so that the form is enabled again. */
export type TokenFrameReport = { type: 'card.returned' };

type TokenFrameContext = {
  parent: AnyActorRef;
  url: string;
  isFocused: boolean;
  problem: CardProblem | null;
  card: TokenisedCard | null;
};

/**
 * The frame of the tokeniser for a card number. The number stays in the frame: the portal gets a token and a
 * masked number.
 *
 * A frame that does not answer a submit within 20 s is abandoned, and another page requested.
 */
export const tokenFrameMachine = setup({
  types: {} as {
    context: TokenFrameContext;
    events: TokenFrameEvent;
    input: { parent: AnyActorRef };
    output: TokenisedCard;
  },
  actors: { generate: promisePort<FrameGenerated>('generate') },
  actions: {
    react: refusalPorts.react,
    /** Requests a token from the frame, which answers with an event. */
    postSubmit: actionPort('postSubmit'),
    logFailure: actionPort('logFailure'),
    reportReturned: sendTo(({ context }) => context.parent, { type: 'card.returned' } satisfies TokenFrameReport),
    markFocused: assign({ isFocused: true }),
    markBlurred: assign({ isFocused: false }),
    storeProblem: assign((_, problem: CardProblem | null) => ({ problem })),
    storeUrl: assign((_, answer: FrameGenerated) =>
      answer.kind === 'generated' ? { url: answer.url, isFocused: false, problem: null } : {},
    ),
    storeCard: assign((_, { token, displayValue }: TokenisedCard) => ({ card: { token, displayValue } })),
  },
  guards: { isRefused: refusalGuards.isRefused },
  delays: { untilGivenUp: 20_000 },
}).createMachine({
  id: 'tokenFrame',
  context: ({ input: { parent } }) => ({ parent, url: '', isFocused: false, problem: null, card: null }),
  initial: 'generating',
  on: { 'submit.requested': { actions: 'reportReturned' } },
  states: {
    generating: {
      invoke: {
        id: 'generate',
        src: 'generate',
        onDone: [
          { guard: isRefused, target: 'failed', actions: [react, 'logFailure'] },
          { target: 'framed', actions: withOutput('storeUrl') },
        ],
        onError: { target: 'failed', actions: 'logFailure' },
      },
    },
    framed: {
      on: {
        'submit.requested': { target: 'tokenising', actions: 'postSubmit' },
        'frame.focused': { actions: 'markFocused' },
        'frame.blurred': { actions: 'markBlurred' },
        'frame.refused': { actions: { type: 'storeProblem', params: ({ event }) => event.problem } },
      },
    },
    tokenising: {
      entry: { type: 'storeProblem', params: null },
      after: { untilGivenUp: { target: 'unresponsive', actions: ['logFailure', 'reportReturned'] } },
      on: {
        // The frame already has a pending submit.
        'submit.requested': {},
        'frame.focused': { actions: 'markFocused' },
        'frame.blurred': { actions: 'markBlurred' },
        'frame.refused': {
          target: 'framed',
          actions: [{ type: 'storeProblem', params: ({ event }) => event.problem }, 'reportReturned'],
        },
        'frame.tokenised': { target: 'tokenised', actions: { type: 'storeCard', params: ({ event }) => event } },
      },
    },
    /** The frame has no page. */
    failed: { on: { 'retry.requested': 'generating' } },
    /** The frame did not answer. */
    unresponsive: { on: { 'retry.requested': 'generating' } },
    tokenised: { type: 'final' },
  },
  output: ({ context: { card } }) => {
    if (!card) throw new Error('There is no token.');
    return card;
  },
});

export type TokenFrameActor = ActorRefFrom<typeof tokenFrameMachine>;
