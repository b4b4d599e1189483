import type { Cells, Row } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { claimOptionModel } from './claimOption.model.ts';

type Known = readonly string[];
const place = (state: string, ...known: Known) => `${state} (${known.join(', ')})`;

/** What the case says once it was read again by somebody else. */
const news = (who: Known): Row => ({
  'option.read: as before': place('offered', ...who),
  'option.read: claimed': place('unconfirmed', ...who, 'Requested'),
  'option.read: rejected': place('shown', ...who, 'Rejected'),
});

/** What was sent is answered, whatever is read meanwhile. */
const deaf = (state: string): Row => ({
  'option.read: as before': state,
  'option.read: claimed': state,
  'option.read: rejected': state,
});

/** Of cash and of points alike, but for where the money goes. */
function rowsOf(who: 'cash' | 'points'): Cells {
  const known = who === 'points' ? ['points'] : [];
  const at = (state: string, ...more: Known) => place(state, ...known, ...more);
  const read = news(known);
  const still = (state: string): Row => ({ ...read, 'option.read: as before': state });
  const claimed = (state: string): Row => ({ ...read, 'option.read: claimed': state });
  const reconciled = (sent: boolean, from: 'Initial' | 'Failed' | 'Requested'): Row => ({
    ...deaf('reconciling'),
    'readCase: not claimed': `${sent && from === 'Initial' ? at('missing', 'sent') : at('offered')} + caseOutdated`,
    'readCase: claimed': `${at('unconfirmed', 'Requested')} + caseOutdated`,
    'readCase: confirmed': `${at('shown', 'Confirmed')} + caseOutdated`,
    'readCase: failed': `${sent && from === 'Failed' ? at('missing', 'Failed', 'sent') : at('offered', 'Failed')} + caseOutdated`,
    'readCase: gone': 'unknown',
    'readCase: ALERT_NOT_FOUND': 'unknown + react(warning, ALERT_NOT_FOUND)',
    'readCase: no answer': 'unknown',
  });
  const submitted = (from: Known): Row => ({
    ...deaf('submitting'),
    'submit: taken': at('confirming', 'Requested', 'unsure'),
    'submit: rejected': `${at('shown', 'Rejected')} + announceSubmitted + caseOutdated`,
    'submit: INVALID_RESOLUTION_TYPE': at('reconciling', ...from),
    'submit: CLAIMS_EXCEEDED': `${at('offered', ...from)} + react(warning, CLAIMS_EXCEEDED) + caseOutdated`,
    'submit: no answer': 'reconciling',
  });
  const offered = (from: Known): Row => ({
    'claim.made': who === 'points' ? at('submitting', ...from, 'sent') : 'selecting',
    'no.answered': 'sure',
    ...(from.length === 0 && { 'call.asked': at('submitting', 'sent') }),
  });
  const selecting = (from: Known): Row => ({
    'selectPayout: selected': at('submitting', ...from, 'sent'),
    'selectPayout: left': 'offered',
  });
  const sure = (from: Known): Row => ({ 'no.confirmed': at('submitting', ...from, 'sent'), 'no.declined': 'offered' });
  const missing = (from: Known): Row => ({
    'answer.repeated': 'submitting',
    'answer.reconsidered': at('offered', ...from),
  });

  return {
    [at('offered')]: { ...offered([]), ...still('offered') },
    [at('offered', 'Failed')]: { ...offered(['Failed']), ...read },
    [at('sure')]: { ...sure([]), ...still('sure') },
    [at('sure', 'Failed')]: { ...sure(['Failed']), ...read },
    [at('submitting', 'sent')]: submitted([]),
    [at('submitting', 'Failed', 'sent')]: submitted(['Failed']),
    [at('confirming', 'Requested', 'unsure')]: {
      ...deaf('confirming'),
      'confirm: confirmed': `${at('shown', 'Confirmed')} + announceConfirmed + caseOutdated`,
      'confirm: failed': `${at('offered', 'Failed')} + announceFailed`,
      'confirm: as it was': `${at('unconfirmed', 'Requested')} + caseOutdated`,
      'confirm: INVALID_RESOLUTION_TYPE': at('reconciling', 'Requested'),
      'confirm: PAYOUT_NOT_FOUND': `${at('unconfirmed', 'Requested')} + react(warning, PAYOUT_NOT_FOUND) + caseOutdated`,
      'confirm: no answer': 'reconciling',
    },
    [at('reconciling')]: reconciled(false, 'Initial'),
    [at('reconciling', 'sent')]: reconciled(true, 'Initial'),
    [at('reconciling', 'Failed')]: reconciled(false, 'Failed'),
    [at('reconciling', 'Failed', 'sent')]: reconciled(true, 'Failed'),
    [at('reconciling', 'Requested')]: reconciled(false, 'Requested'),
    // Its confirmation was lost, and not the money.
    [at('reconciling', 'Requested', 'unsure')]: {
      ...reconciled(false, 'Requested'),
      'readCase: claimed': `${at('unconfirmed', 'Requested', 'unsure')} + caseOutdated`,
      'readCase: confirmed': `${at('shown', 'Confirmed')} + announceConfirmed + caseOutdated`,
    },
    [at('unknown')]: { 'retry.asked': 'reconciling', ...still('unknown') },
    [at('unknown', 'sent')]: { 'retry.asked': 'reconciling', ...still('unknown') },
    [at('unknown', 'Failed')]: { 'retry.asked': 'reconciling', ...read },
    [at('unknown', 'Failed', 'sent')]: { 'retry.asked': 'reconciling', ...read },
    [at('unknown', 'Requested')]: { 'retry.asked': 'reconciling', ...claimed('unknown') },
    [at('unknown', 'Requested', 'unsure')]: { 'retry.asked': 'reconciling', ...claimed('unknown') },
    [at('missing', 'sent')]: { ...missing([]), ...still('missing') },
    [at('missing', 'Failed', 'sent')]: { ...missing(['Failed']), ...read },
    [at('unconfirmed', 'Requested')]: {
      'claim.confirmed': at('confirming', 'Requested', 'unsure'),
      ...claimed('unconfirmed'),
    },
    [at('unconfirmed', 'Requested', 'unsure')]: { 'claim.confirmed': 'confirming', ...claimed('unconfirmed') },
    ...(who === 'points' ? {} : { [at('selecting', 'Failed')]: { ...selecting(['Failed']), ...read } }),
    ...(who === 'points' ? {} : { [at('selecting')]: { ...selecting([]), ...still('selecting') } }),
    [at('shown', 'Confirmed')]: read,
    [at('shown', 'Rejected')]: read,
  };
}

const byHand = (state: string, ...more: Known) => place(state, 'by hand', ...more);

describeModel(
  claimOptionModel,
  {
    'to begin with': {
      cash: 'offered',
      'cash that is paid by hand': 'offered (by hand)',
      points: 'offered (points)',
      'claimed and not confirmed': 'unconfirmed (Requested)',
      'claimed and paid by hand': 'shown (by hand, Requested)',
      'who may only look': 'offered (looks)',
    },
  },
  rowsOf('cash'),
  rowsOf('points'),
  {
    [byHand('offered')]: {
      ...news([]),
      'claim.made': 'selecting',
      'no.answered': 'sure',
      'call.asked': byHand('submitting', 'sent'),
    },
    [byHand('selecting')]: {
      ...news([]),
      'option.read: as before': 'selecting ()',
      'selectPayout: selected': byHand('submitting', 'sent'),
      'selectPayout: left': 'offered',
    },
    [byHand('sure')]: {
      ...news([]),
      'option.read: as before': 'sure ()',
      'no.confirmed': byHand('submitting', 'sent'),
      'no.declined': 'offered',
    },
    [byHand('submitting', 'sent')]: {
      ...deaf('submitting'),
      'submit: taken': `${byHand('shown', 'Requested')} + announceSubmitted + caseOutdated`,
      'submit: rejected': `${byHand('shown', 'Rejected')} + announceSubmitted + caseOutdated`,
      'submit: INVALID_RESOLUTION_TYPE': byHand('reconciling'),
      'submit: CLAIMS_EXCEEDED': `${byHand('offered')} + react(warning, CLAIMS_EXCEEDED) + caseOutdated`,
      'submit: no answer': 'reconciling',
    },
    [byHand('reconciling')]: reconciledByHand('offered ()'),
    [byHand('reconciling', 'sent')]: reconciledByHand('missing (sent)'),
    [byHand('unknown')]: { ...news([]), 'option.read: as before': 'unknown ()', 'retry.asked': 'reconciling' },
    [byHand('unknown', 'sent')]: {
      ...news([]),
      'option.read: as before': 'unknown (sent)',
      'retry.asked': 'reconciling',
    },
    [byHand('shown', 'Requested')]: { ...news([]), 'option.read: claimed': place('shown', 'Requested') },
    [byHand('shown', 'Rejected')]: news([]),
    'shown (Requested)': { ...news([]), 'option.read: claimed': 'shown' },
    'offered (looks)': news(['looks']),
    'unconfirmed (looks, Requested)': news(['looks']),
    'shown (looks, Rejected)': news(['looks']),
  },
);

/** The samples of the case know nothing of a hand. */
function reconciledByHand(asBefore: string): Row {
  return {
    ...deaf('reconciling'),
    'readCase: not claimed': `${asBefore} + caseOutdated`,
    'readCase: claimed': 'unconfirmed (Requested) + caseOutdated',
    'readCase: confirmed': 'shown (Confirmed) + caseOutdated',
    'readCase: failed': 'offered (Failed) + caseOutdated',
    'readCase: gone': 'unknown',
    'readCase: ALERT_NOT_FOUND': 'unknown + react(warning, ALERT_NOT_FOUND)',
    'readCase: no answer': 'unknown',
  };
}
