import type { Cells, Row } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { claimOptionModel } from './claimOption.model.ts';

type Known = readonly string[];
const place = (state: string, ...known: Known) => `${state} (${known.join(', ')})`;

/** What the case says once it was read again by somebody else. */
const news = (who: Known): Row => ({
  'option.read: as before': place('offered', ...who, 'Initial'),
  'option.read: claimed': place('unconfirmed', ...who, 'Requested'),
  'option.read: rejected': place('shown', ...who, 'Rejected'),
});

/** What was sent is answered, whatever is read meanwhile. */
const deaf = (state: string): Row => ({
  'option.read: as before': state,
  'option.read: claimed': state,
  'option.read: rejected': state,
});

type Asked = 'customer.claim' | 'customer.no' | 'customer.callMe';

/** What may be asked, by how it stands. Nobody is called about what has failed. */
const asked: Readonly<Record<'Initial' | 'Failed', readonly Asked[]>> = {
  Initial: ['customer.claim', 'customer.no', 'customer.callMe'],
  Failed: ['customer.claim', 'customer.no'],
};

/** The page says where money would go whenever it learns that, and nothing comes of it by itself. */
const toldOfAccounts: Cells = Object.fromEntries(
  [
    'offered',
    'selecting',
    'changing',
    'sure',
    'submitting',
    'confirming',
    'reconciling',
    'unknown',
    'missing',
    'looking',
  ]
    .concat(['unconfirmed', 'shown'])
    .map((state) => [state, { 'account.read: the only one': state, 'account.read: none': state }]),
);

type Places = (state: string, ...more: Known) => string;

/** It is sent again only to where it was claimed to. */
const lookedUp = (at: Places, from: string): Row => ({
  ...deaf('looking'),
  'readMethods: as it was': at('submitting', from, 'customer.claim'),
  'readMethods: otherwise': `${at('offered', from)} + methodsOutdated`,
  'readMethods: PAYOUT_SERVICE_ERROR': `${at('missing', from, 'customer.claim')} + react(warning, PAYOUT_SERVICE_ERROR)`,
  'readMethods: no answer': `${at('missing', from, 'customer.claim')} + announceUnanswered`,
});

/** Of cash and of points alike, but for where the money goes. */
function rowsOf(who: 'cash' | 'points'): Cells {
  const known = who === 'points' ? ['points'] : [];
  const at = (state: string, ...more: Known) => place(state, ...known, ...more);
  const read = news(known);
  const still = (state: string): Row => ({ ...read, 'option.read: as before': state });
  const claimed = (state: string): Row => ({ ...read, 'option.read: claimed': state });
  const reconciled = (from: 'Initial' | 'Failed' | 'Requested', sent?: Asked): Row => ({
    ...deaf('reconciling'),
    'readCase: not claimed': `${sent && from === 'Initial' ? at('missing', from, sent) : at('offered', 'Initial')} + caseOutdated`,
    'readCase: claimed': `${at('unconfirmed', 'Requested')} + caseOutdated`,
    'readCase: confirmed': `${at('shown', 'Confirmed')} + caseOutdated`,
    'readCase: failed': `${sent && from === 'Failed' ? at('missing', from, sent) : at('offered', 'Failed')} + caseOutdated`,
    'readCase: gone': 'unknown',
    'readCase: ALERT_NOT_FOUND': 'unknown + reactElsewhere(warning, ALERT_NOT_FOUND)',
    'readCase: no answer': 'unknown',
  });
  const asking = (from: 'Initial' | 'Failed'): Cells => {
    const reread = from === 'Initial' ? still : () => read;
    return {
      [at('offered', from)]: {
        ...reread('offered'),
        'claim.made': who === 'points' ? at('submitting', from, 'customer.claim') : 'selecting',
        ...(who === 'cash' && { 'account.reconsidered': 'changing' }),
        'no.answered': 'sure',
        ...(from === 'Initial' && { 'call.asked': at('submitting', from, 'customer.callMe') }),
      },
      [at('sure', from)]: {
        ...reread('sure'),
        'no.confirmed': at('submitting', from, 'customer.no'),
        'no.declined': 'offered',
      },
      ...(who === 'cash' && {
        [at('selecting', from)]: {
          ...reread('selecting'),
          'selectPayout: selected': at('submitting', from, 'customer.claim'),
          'selectPayout: kept': 'offered',
          'selectPayout: left': 'offered',
          'selectPayout: outdated': 'offered',
        },
        [at('changing', from)]: {
          ...reread('changing'),
          'changePayout: kept': 'offered',
          'changePayout: left': 'offered',
        },
        [at('looking', from, 'customer.claim')]: lookedUp(at, from),
      }),
      [at('reconciling', from)]: reconciled(from),
      [at('unknown', from)]: { 'retry.asked': 'reconciling', ...reread('unknown') },
      ...Object.assign(
        {},
        ...asked[from].map(
          (sent): Cells => ({
            [at('submitting', from, sent)]: {
              ...deaf('submitting'),
              'submit: taken': at('confirming', 'Requested', 'unsure'),
              'submit: rejected': `${at('shown', 'Rejected')} + announceSubmitted + caseOutdated`,
              'submit: called': `${at('shown', 'CallMe')} + announceSubmitted + caseOutdated`,
              'submit: INVALID_RESOLUTION_TYPE': at('reconciling', from),
              'submit: CLAIMS_EXCEEDED': `${at('offered', from)} + react(warning, CLAIMS_EXCEEDED) + cool + caseOutdated`,
              'submit: PAYMENT_METHOD_NOT_FOUND': `${at('offered', from)} + react(warning, PAYMENT_METHOD_NOT_FOUND) + caseOutdated`,
              'submit: no answer': 'reconciling',
            },
            [at('reconciling', from, sent)]: reconciled(from, sent),
            [at('unknown', from, sent)]: { 'retry.asked': 'reconciling', ...reread('unknown') },
            [at('missing', from, sent)]: {
              ...reread('missing'),
              'answer.repeated': who === 'cash' && sent === 'customer.claim' ? 'looking' : 'submitting',
              'answer.reconsidered': at('offered', from),
            },
          }),
        ),
      ),
    };
  };

  return {
    ...asking('Initial'),
    ...asking('Failed'),
    [at('confirming', 'Requested', 'unsure')]: {
      ...deaf('confirming'),
      'confirm: confirmed': `${at('shown', 'Confirmed')} + announceConfirmed + caseOutdated`,
      'confirm: failed': `${at('offered', 'Failed')} + cool`,
      'confirm: as it was': `${at('unconfirmed', 'Requested')} + caseOutdated`,
      'confirm: INVALID_RESOLUTION_TYPE': at('reconciling', 'Requested'),
      'confirm: PAYOUT_NOT_FOUND': `${at('unconfirmed', 'Requested')} + react(warning, PAYOUT_NOT_FOUND) + cool + caseOutdated`,
      'confirm: no answer': 'reconciling',
    },
    [at('reconciling', 'Requested')]: reconciled('Requested'),
    // Its confirmation was lost, and not the money.
    [at('reconciling', 'Requested', 'unsure')]: {
      ...reconciled('Requested'),
      'readCase: claimed': `${at('unconfirmed', 'Requested', 'unsure')} + caseOutdated`,
      'readCase: confirmed': `${at('shown', 'Confirmed')} + announceConfirmed + caseOutdated`,
    },
    [at('unknown', 'Requested')]: { 'retry.asked': 'reconciling', ...claimed('unknown') },
    [at('unknown', 'Requested', 'unsure')]: { 'retry.asked': 'reconciling', ...claimed('unknown') },
    [at('unconfirmed', 'Requested')]: {
      'claim.confirmed': at('confirming', 'Requested', 'unsure'),
      ...claimed('unconfirmed'),
    },
    [at('unconfirmed', 'Requested', 'unsure')]: { 'claim.confirmed': 'confirming', ...claimed('unconfirmed') },
    [at('shown', 'Confirmed')]: read,
    [at('shown', 'Rejected')]: read,
    [at('shown', 'CallMe')]: read,
  };
}

const byHand = (state: string, ...more: Known) => place(state, 'by hand', ...more);

describeModel(
  claimOptionModel,
  {
    'to begin with': {
      cash: 'offered (Initial)',
      'cash that is paid by hand': 'offered (by hand, Initial)',
      points: 'offered (points, Initial)',
      'claimed and not confirmed': 'unconfirmed (Requested)',
      'claimed and paid by hand': 'shown (by hand, Requested)',
      'who may only look': 'offered (looks, Initial)',
    },
  },
  toldOfAccounts,
  rowsOf('cash'),
  rowsOf('points'),
  {
    [byHand('offered', 'Initial')]: {
      ...news([]),
      'claim.made': 'selecting',
      'account.reconsidered': 'changing',
      'no.answered': 'sure',
      'call.asked': byHand('submitting', 'Initial', 'customer.callMe'),
    },
    [byHand('selecting', 'Initial')]: {
      ...news([]),
      'option.read: as before': 'selecting (Initial)',
      'selectPayout: selected': byHand('submitting', 'Initial', 'customer.claim'),
      'selectPayout: kept': 'offered',
      'selectPayout: left': 'offered',
      'selectPayout: outdated': 'offered',
    },
    [byHand('changing', 'Initial')]: {
      ...news([]),
      'option.read: as before': 'changing (Initial)',
      'changePayout: kept': 'offered',
      'changePayout: left': 'offered',
    },
    [byHand('sure', 'Initial')]: {
      ...news([]),
      'option.read: as before': 'sure (Initial)',
      'no.confirmed': byHand('submitting', 'Initial', 'customer.no'),
      'no.declined': 'offered',
    },
    [byHand('reconciling', 'Initial')]: reconciledByHand('offered (Initial)'),
    [byHand('unknown', 'Initial')]: {
      ...news([]),
      'option.read: as before': 'unknown (Initial)',
      'retry.asked': 'reconciling',
    },
    ...Object.assign({}, ...asked.Initial.map(sentByHand)),
    [byHand('shown', 'Requested')]: { ...news([]), 'option.read: claimed': place('shown', 'Requested') },
    [byHand('shown', 'Rejected')]: news([]),
    [byHand('shown', 'CallMe')]: news([]),
    'shown (Requested)': { ...news([]), 'option.read: claimed': 'shown' },
    'offered (looks, Initial)': news(['looks']),
    'unconfirmed (looks, Requested)': news(['looks']),
    'shown (looks, Rejected)': news(['looks']),
  },
);

function sentByHand(sent: Asked): Cells {
  return {
    [byHand('submitting', 'Initial', sent)]: {
      ...deaf('submitting'),
      'submit: taken': `${byHand('shown', 'Requested')} + announceSubmitted + caseOutdated`,
      'submit: rejected': `${byHand('shown', 'Rejected')} + announceSubmitted + caseOutdated`,
      'submit: called': `${byHand('shown', 'CallMe')} + announceSubmitted + caseOutdated`,
      'submit: INVALID_RESOLUTION_TYPE': byHand('reconciling', 'Initial'),
      'submit: CLAIMS_EXCEEDED': `${byHand('offered', 'Initial')} + react(warning, CLAIMS_EXCEEDED) + cool + caseOutdated`,
      'submit: PAYMENT_METHOD_NOT_FOUND': `${byHand('offered', 'Initial')} + react(warning, PAYMENT_METHOD_NOT_FOUND) + caseOutdated`,
      'submit: no answer': 'reconciling',
    },
    [byHand('reconciling', 'Initial', sent)]: reconciledByHand(place('missing', 'Initial', sent)),
    [byHand('unknown', 'Initial', sent)]: {
      ...news([]),
      'option.read: as before': place('unknown', 'Initial', sent),
      'retry.asked': 'reconciling',
    },
  };
}

/** The samples of the case know nothing of a hand. */
function reconciledByHand(asBefore: string): Row {
  return {
    ...deaf('reconciling'),
    'readCase: not claimed': `${asBefore} + caseOutdated`,
    'readCase: claimed': 'unconfirmed (Requested) + caseOutdated',
    'readCase: confirmed': 'shown (Confirmed) + caseOutdated',
    'readCase: failed': 'offered (Failed) + caseOutdated',
    'readCase: gone': 'unknown',
    'readCase: ALERT_NOT_FOUND': 'unknown + reactElsewhere(warning, ALERT_NOT_FOUND)',
    'readCase: no answer': 'unknown',
  };
}
