import { predictRevenueModel } from '#machines/claims/prediction/predictRevenue.model.ts';

import type { Act, Action } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';
import { atClaim, press, reopenDialog, seen, toldSet, unsettledStates } from '../kit/businessClaims.ts';

const claim = 'CL-01';
const button = 'claims.act.predict';

const fills: readonly Act<'months'>[] = [
  { fillEach: 'claims.predict.months', with: 'months' },
  { press: 'button', named: 'claims.predict.next' },
];
const amounts = { months: '9000' };
const enters: Action = { acts: fills, fields: amounts };

const here = atClaim(claim, button);
const byTheAdjuster = 'the adjuster would have to do it between the prediction and its being looked up';

export const spec = flowSpec(predictRevenueModel, {
  starts: {
    'from its card': {
      ifLater: {
        'predict: saved': here,
        'predict: an unlikely month': atClaim('CE-02', button, 'errors@harvest.test'),
      },
    },
    'left before it was sent': { ...here, do: [...here.do, enters, ...reopenDialog(claim, button)] },
    'left before it was answered': { cannot: 'a page that waits for its answer is not loaded again by a script' },
  },
  readOnly: {
    start: { partner: 'harvest', path: '/insurance', as: 'readonly@harvest.test' },
    sees: [{ role: 'button', text: button, is: 'disabled', describedBy: 'claims.act.no_write' }],
  },
  events: {
    'revenue.entered': { usually: fills, cases: { 'every month': { fields: amounts } } },
    'page.left': press('wizard.back'),
    'prediction.confirmed': press('claims.predict.confirm.submit'),
    'retry.requested': press('claims.unknown.again'),
    'resend.requested': press('claims.missing.again'),
    'edit.requested': press('claims.missing.change'),
    'dialog.closed': press('claims.back'),
  },
  states: {
    starting: 'transient',
    entering: [
      { role: 'dialog', text: 'claims.predict' },
      { role: 'heading', text: 'claims.predict.title' },
      seen('claims.predict.next'),
    ],
    confirming: [
      { role: 'heading', text: 'claims.predict.confirm.title' },
      { text: 'claims.predict.confirm.body' },
      seen('wizard.back'),
      seen('claims.predict.confirm.submit'),
    ],
    'working.sending': [
      { role: 'button', text: 'claims.predict.confirm.submit', is: 'busy' },
      { role: 'button', text: 'wizard.close', is: 'disabled' },
    ],
    ...unsettledStates('predict'),
    submitted: [
      { role: 'heading', text: 'claims.predict.thanks.title' },
      { text: 'claims.predict.thanks.body' },
      seen('claims.back'),
    ],
    predictedElsewhere: [{ role: 'heading', text: 'claims.predict.elsewhere.title' }, seen('claims.back')],
    closed: [{ role: 'dialog', text: 'claims.predict', is: 'missing' }],
  },
  actors: {
    predict: {
      call: 'PATCH /platform/items/*/alerts/*/datasets/*',
      document: 'UpdateDataset',
      answers: {
        saved: { data: { updateDataset: toldSet('prediction', []) } },
        'an unlikely month': { fault: { code: 'FAILED_VALIDATION', fields: { 'data.0.revenue': 'invalid' } } },
        'no answer': {
          ifLater: {
            'readClaim: as it was sent': { fault: { lost: true } },
            'readClaim: not predicted': { fault: { network: true } },
          },
        },
      },
    },
    readClaim: {
      call: 'GET /platform/items/views/item-alerts?*alertId=*',
      document: 'Claim',
      answers: {
        'as it was sent': { except: { 'working.checkingOutcome (refused)': 'it was refused, so it is not there' } },
        otherwise: { cannot: byTheAdjuster },
        'not predicted': 'as it is',
        closed: { cannot: byTheAdjuster },
        'not there': { cannot: 'what is listed is not taken back in the sandbox' },
      },
    },
  },
  // The month depends on the day.
  labels: { 'data.0.revenue': null },
  effects: {
    claimOutdated: 'unseen',
    storeMonths: 'unseen',
    renew: 'unseen',
    storeRefusal: 'unseen',
    storeFoundPrediction: 'unseen',
  },
});
