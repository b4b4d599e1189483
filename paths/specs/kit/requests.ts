import type { Requested } from '#machines/resolutions/requests/request.ts';
import { alternates } from '#machines/resolutions/requests/requests.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import type { TextId } from '../../texts.ts';
import { toldCase, toldOption } from './remedies.ts';

const press = (named: TextId): readonly Act<never>[] => [{ press: 'button', named }];
const seen = (text: TextId): Assertion => ({ role: 'button', text, is: 'enabled' });
const changed = (status: string) => ({
  submitResolution: { __typename: 'ResolutionChanged', resolutionId: 'resolution', status },
});

const foundAtOnce = 'the sandbox finds something at once';
const asItIs = 'it depends on how it stood before';
const atOther = 'no other answer of theirs leads there';

/** The available choices. */
const found = {
  HOTEL: {
    availableHotels: [
      { alternateId: 'HTL-PIER', resolutionId: null, description: 'Pier Hotel' },
      { alternateId: 'HTL-GATE', resolutionId: null, description: 'Gate Inn' },
    ],
  },
  REBOOKING: { alternates },
};

/** A disruption with a hotel or a rebooking, in the gateway's format. */
export const told = (remedy: Requested, status: string) =>
  toldCase(
    [
      toldOption(remedy, {
        id: 'option',
        state: {
          status,
          ...(status !== 'Initial' && { resolution: { resolutionId: 'resolution', flightId: null } }),
          ...found[remedy],
        },
      }),
    ],
    {
      insured: {
        payoutCurrency: 'USD',
        payouts: null,
        disruptionOptions: { yesAllowed: null, noAllowed: null, callMeAllowed: true },
      },
    },
  );

/** Returns the shared part of the specs of the hotel and rebooking flows. */
export function createRequestingSpec(remedy: Requested) {
  const of = remedy === 'HOTEL' ? 'resolutions.hotel' : 'resolutions.rebooking';
  const [yes, no, submit, question] = [`${of}.yes`, `${of}.no`, `${of}.submit`, `${of}.choose`] as const;
  const asking = [seen(yes), seen(no), seen('resolutions.request.call')];
  const looking = [{ text: 'resolutions.request.looking' }] as const;

  return {
    events: {
      'option.requested': press(yes),
      'decline.requested': press(no),
      'decline.confirmed': press('resolutions.request.sure.yes'),
      'decline.cancelled': press('resolutions.request.sure.no'),
      'call.requested': press('resolutions.request.call'),
      'choice.made': [{ first: question }, { press: 'button', named: submit }] as readonly Act<never>[],
      'retry.requested': press('resolutions.request.look'),
      // Sent by the parent page. Tests of the screen cover it.
      'option.read': { from: 'nobody' as const },
    },
    states: {
      routing: 'transient',
      asking,
      confirmingDecline: [
        { role: 'dialog', text: `${of}.sure`, body: 'resolutions.declining' },
        seen('resolutions.request.sure.yes'),
        seen('resolutions.request.sure.no'),
      ],
      choosing: [{ role: 'radiogroup', text: question }, seen(submit)],
      'working.submitting': [],
      'working.readingChoices': looking,
      'working.checkingStatus': looking,
      statusUnknown: [seen('resolutions.request.look'), { text: 'resolutions.request.stale' }],
      'working.checkingOutcome': [{ text: 'resolutions.request.reconciling' }],
      outcomeUnknown: [seen('resolutions.request.look'), { text: 'resolutions.request.unanswered' }],
      readOnly: [{ role: 'button', text: yes, is: 'missing' }],
    } satisfies Record<string, 'transient' | readonly Assertion[]>,
    actors: {
      submit: {
        call: 'PUT /platform/resolutions',
        document: 'SubmitResolution',
        answers: {
          Requested: {
            data: changed('Requested'),
            except: {
              'working.submitting (Initial, customer.yes)': foundAtOnce,
              'working.submitting (Initial, customer.no)': 'its customer is not shown any more what they turned down',
            },
          },
          OptionsSent: {
            data: changed('OptionsSent'),
            except: {
              'working.submitting (Initial, customer.no)': atOther,
              'working.submitting (Initial, customer.callMe)': atOther,
              'working.submitting (OptionsSent, customer.choose)': atOther,
            },
          },
          // The later look-up decides whether the answer was lost before or after the effect.
          'no answer': {
            ifLater: {
              'readCase: to be asked': { fault: { network: true } },
              'readCase: to be chosen': { fault: { lost: true } },
              'readCase: under way': { fault: { lost: true } },
            },
          },
        },
      },
      readCase: {
        call: 'GET /platform/resolutions/options*',
        document: 'ResolutionOptions',
        answers: {
          'to be asked': {
            data: told(remedy, 'Initial'),
            except: {
              'working.readingChoices': foundAtOnce,
              'working.checkingStatus': asItIs,
              'working.checkingOutcome (OptionsSent, customer.choose)': asItIs,
            },
          },
          'to be chosen': {
            data: told(remedy, 'OptionsSent'),
            except: {
              'working.checkingStatus': asItIs,
              'working.checkingOutcome (Initial, customer.no)': atOther,
              'working.checkingOutcome (Initial, customer.callMe)': atOther,
              'working.checkingOutcome (OptionsSent, customer.choose)': asItIs,
            },
          },
          'under way': {
            data: told(remedy, 'Requested'),
            except: {
              'working.readingChoices': foundAtOnce,
              'working.checkingStatus': asItIs,
              'working.checkingOutcome (Initial, customer.yes)': foundAtOnce,
              'working.checkingOutcome (Initial, customer.no)':
                'its customer is not shown any more what they turned down',
            },
          },
          TRIP_NOT_FOUND: {
            fault: { code: 'TRIP_NOT_FOUND' },
            except: { 'working.readingChoices': 'the page reads the same at once' },
          },
          'no answer': {
            fault: { network: true },
            except: { 'working.readingChoices': 'the page reads the same at once' },
          },
        },
      },
    } as const,
    effects: {
      announceSubmitted: [{ notice: 'notices.request_submitted' }] as readonly Assertion[],
      caseOutdated: 'unseen' as const,
      selectAgain: 'unseen' as const,
      begin: 'unseen' as const,
      storeRead: 'unseen' as const,
      storeChange: 'unseen' as const,
      storeOption: 'unseen' as const,
      finishAttempt: 'unseen' as const,
      clearDoing: 'unseen' as const,
      markAnsweredElsewhere: 'unseen' as const,
    },
  };
}
