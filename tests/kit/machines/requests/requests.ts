import type { Requested } from '#machines/resolutions/requests/request.ts';

import { describeModel } from '../../model.ts';
import { promiseAnswered } from './answered.ts';
import { promiseAsking } from './asking.ts';
import { promiseChoosing } from './choosing.ts';
import type { RequestModel } from './opened.ts';

/** What is promised of each flow that asks for something first and lets choose then, and what each event does in it. */
export function describeRequesting(model: RequestModel, remedy: Requested): void {
  const noneLeft = remedy === 'HOTEL' ? 'NO_AVAILABLE_HOTELS' : 'NO_ALTERNATE_FLIGHTS';
  promiseAsking(model, remedy);
  promiseChoosing(model, remedy);
  promiseAnswered(model, remedy);

  const byStatus = {
    'option.read: to be asked': 'asking ()',
    'option.read: to be chosen': 'choosing ()',
    'option.read: nothing found': 'choosing (nothing found)',
    'option.read: under way': 'shown ()',
  };
  /** While something is on its way. */
  const waits = (state: string) => ({
    'option.read: to be asked': state,
    'option.read: to be chosen': state,
    'option.read: nothing found': state,
    'option.read: under way': state,
  });
  const known = ' + announceSubmitted + caseOutdated';
  const moved = ' + caseOutdated + selectAgain';

  describeModel(model, {
    'to begin with': { 'to be asked': 'asking', 'to be chosen': 'choosing', 'under way': 'shown' },
    asking: {
      ...byStatus,
      'yes.answered': 'submitting (Initial, customer.yes)',
      'no.answered': 'sure',
      'call.asked': 'submitting (Initial, customer.callMe)',
    },
    sure: {
      ...byStatus,
      'option.read: to be asked': 'sure',
      'no.confirmed': 'submitting (Initial, customer.no)',
      'no.declined': 'asking',
    },
    choosing: byStatus,
    'choosing ()': { 'choice.made: one': 'submitting (OptionsSent, customer.choose)' },
    'choosing (nothing found)': { 'retry.asked': 'looking' },
    shown: byStatus,
    submitting: {
      ...waits('submitting'),
      'submit: Requested': `shown ()${known}`,
      'submit: OptionsSent': 'looking () + announceSubmitted',
      [`submit: ${noneLeft}`]: `asking () + react(warning, ${noneLeft}) + caseOutdated`,
      'submit: INVALID_RESOLUTION_TYPE': 'rereading ()',
      'submit: RESOLUTION_NOT_FOUND': 'rereading ()',
      'submit: no answer': 'reconciling',
    },
    'submitting (OptionsSent, customer.choose)': {
      [`submit: ${noneLeft}`]: `choosing () + react(warning, ${noneLeft}) + caseOutdated`,
    },
    looking: {
      ...waits('looking'),
      'readCase: to be asked': 'asking () + caseOutdated',
      'readCase: to be chosen': 'choosing () + caseOutdated',
      'readCase: under way': 'shown () + caseOutdated',
      'readCase: TRIP_NOT_FOUND': 'choosing + react(warning, TRIP_NOT_FOUND) + caseOutdated',
      'readCase: no answer': 'choosing + announceUnanswered + caseOutdated',
    },
    rereading: {
      ...waits('rereading'),
      'readCase: to be asked': `asking${moved}`,
      'readCase: to be chosen': `choosing${moved}`,
      'readCase: under way': `shown${moved}`,
      'readCase: TRIP_NOT_FOUND': 'stale + reactElsewhere(warning, TRIP_NOT_FOUND)',
      'readCase: no answer': 'stale + announceUnanswered',
    },
    stale: { ...byStatus, 'retry.asked': 'rereading' },
    reconciling: {
      ...waits('reconciling'),
      'readCase: to be asked': 'asking () + announceUnanswered',
      'readCase: to be chosen': `choosing ()${moved}`,
      'readCase: under way': `shown ()${moved}`,
      'readCase: TRIP_NOT_FOUND': 'unanswered + reactElsewhere(warning, TRIP_NOT_FOUND)',
      'readCase: no answer': 'unanswered',
    },
    // A request leads to either.
    'reconciling (Initial, customer.yes)': {
      'readCase: to be chosen': `choosing ()${known}`,
      'readCase: under way': `shown ()${known}`,
    },
    // Whoever was called may have been offered something by now.
    'reconciling (Initial, customer.callMe)': { 'readCase: to be chosen': `choosing ()${known}` },
    'reconciling (OptionsSent, customer.choose)': {
      'readCase: to be asked': `asking ()${moved}`,
      'readCase: to be chosen': 'choosing () + announceUnanswered',
    },
    'reconciling (OptionsSent, nothing found, customer.choose)': {
      'readCase: to be asked': `asking ()${moved}`,
      'readCase: to be chosen': 'choosing () + announceUnanswered',
    },
    unanswered: { ...byStatus, 'option.read: to be asked': 'unanswered', 'retry.asked': 'reconciling' },
    'unanswered (OptionsSent, customer.choose)': {
      'option.read: to be asked': 'asking ()',
      'option.read: to be chosen': 'unanswered',
      'option.read: nothing found': 'unanswered (OptionsSent, nothing found, customer.choose)',
    },
    'unanswered (OptionsSent, nothing found, customer.choose)': {
      'option.read: to be asked': 'asking ()',
      'option.read: to be chosen': 'unanswered (OptionsSent, customer.choose)',
      'option.read: nothing found': 'unanswered',
    },
  });
}
