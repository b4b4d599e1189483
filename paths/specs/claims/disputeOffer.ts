import { chosenFile, disputeOfferModel } from '#machines/claims/dispute/disputeOffer.model.ts';
import type { DisputeOfferContext } from '#machines/claims/dispute/disputeOffer.setup.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { atOffer, press, seen, toldSet, unsettledStates } from '../kit/businessClaims.ts';
import { lost, network } from '../kit/unheard.ts';

const heading = (text: TextId): Assertion => ({ role: 'heading', text });

const firstMonth = [{ press: 'button', named: { begins: '' }, within: '[data-month]:first-child' }] as const;

export const toForm = press('claims.offer.disagree');
export const toFirstMonth = [...toForm, ...firstMonth];

const offer = atOffer('CL-04', 'claims.act.review');

const noFile = { cannot: 'a script cannot bring a file along' };
const byOthers = { cannot: 'somebody else would have to do it between two of its steps' };

const keepForLater = [...press('wizard.close'), ...press('wizard.close.keep')];

/** Places in which something was entered, so that leaving asks whether to keep it. */
const keptIn = (state: string) =>
  Object.fromEntries(
    [
      'a reason',
      'a reason, a lost file',
      'a lost file',
      'a lost file, a file that arrived',
      'a reason, a lost file, a file that arrived',
      'a file',
      'a reason, a file',
      'a file that arrived',
      'a reason, a file that arrived',
      'a file, a file that arrived',
      'a reason, a file, a file that arrived',
    ].map((known) => [`${state} (${known})`, keepForLater]),
  );

const form = ({ problem }: DisputeOfferContext): readonly Assertion[] => [
  heading('claims.dispute.heading'),
  seen('claims.dispute.next'),
  ...(problem === 'selection' ? [{ text: 'offer_disagreement.errors.selection' } as const] : []),
  ...(problem === 'lost' ? [{ text: 'claims.dispute.lost' } as const] : []),
];

const gone: readonly Assertion[] = [{ role: 'dialog', text: 'claims.dispute.title', is: 'missing' }];

export const spec = flowSpec(disputeOfferModel, {
  starts: {
    'nothing said yet': { ...offer, do: [...offer.do, { acts: toFirstMonth }] },
    'left with a file that was not sent': noFile,
  },
  readOnly: {
    start: { ...atOffer('CR-02', 'claims.act.review'), as: 'readonly@harvest.test' },
    sees: [{ text: 'claims.act.no_write' }, { role: 'button', text: 'claims.offer.disagree', is: 'missing' }],
  },
  events: {
    'notes.typed': [{ fill: 'claims.dispute.notes', with: 'notes' }],
    'files.chosen': { from: 'the page', do: noFile },
    'file.removed': [{ press: 'button', named: 'claims.dispute.files.remove.of', values: { name: chosenFile.name } }],
    'dispute.described': press('claims.dispute.next'),
    'dispute.confirmed': press('claims.dispute.confirm.submit'),
    'dispute.cancelled': press('wizard.back'),
    'retry.requested': press('claims.unknown.again'),
    'resend.requested': press('claims.missing.again'),
    'edit.requested': press('claims.missing.change'),
    'dialog.closed': {
      usually: keepForLater,
      in: {
        'form.resting': press('wizard.close'),
        'form.inspecting': press('wizard.close'),
        ...keptIn('form.resting'),
        ...keptIn('form.inspecting'),
        'uploading.underWay': [...press('wizard.close'), ...press('claims.dispute.stop.yes')],
        submitted: press('claims.back'),
        changedElsewhere: press('claims.back'),
        noLongerExists: press('claims.back'),
        'working.submitting': { from: 'nobody' },
        'working.checkingOutcome': { from: 'nobody' },
      },
    },
  },
  states: {
    'form.resting': form,
    'form.inspecting': [heading('claims.dispute.heading'), { role: 'button', text: 'claims.dispute.next', is: 'busy' }],
    confirming: [heading('claims.dispute.confirm'), seen('claims.dispute.confirm.submit')],
    'uploading.next': 'transient',
    'uploading.underWay': [heading('claims.dispute.sending'), { role: 'progressbar' }],
    'working.submitting': [
      heading('claims.dispute.sending'),
      { role: 'button', text: 'claims.dispute.confirm.submit', is: 'busy' },
    ],
    ...unsettledStates('dispute'),
    submitted: [heading('claims.dispute.submitted'), { text: 'claims.dispute.submitted.body' }, seen('claims.back')],
    closed: gone,
    outdated: gone,
    dismissed: gone,
  },
  actors: {
    inspectFiles: { plays: { fits: noFile, 'another kind': noFile } },
    uploadDocument: {
      plays: {
        arrived: noFile,
        cancelled: noFile,
        removed: noFile,
        unreadable: noFile,
        changedElsewhere: noFile,
        noLongerExists: noFile,
      },
    },
    dispute: {
      call: 'POST /platform/items/*/alerts/*/datasets',
      document: 'CreateDataset',
      answers: {
        saved: {
          data: {
            createDataset: toldSet('dispute', []),
          },
        },
        'wrong notes': { fault: { code: 'FAILED_VALIDATION', fields: { 'data.0.notes': 'invalid' } } },
        ALREADY_EXISTS: byOthers,
        VENDOR_ERROR: {
          ifLater: {
            'readClaim: not disputed': { fault: { code: 'VENDOR_ERROR' } },
            'readClaim: disputed for this reason': lost,
          },
        },
        'no answer': {
          ifLater: {
            'readClaim: disputed for this reason': lost,
            'readClaim: not disputed': network,
          },
        },
      },
    },
    readClaim: {
      call: 'GET /platform/items/views/item-alerts?*alertId=*',
      document: 'Claim',
      answers: {
        'disputed for this reason': {},
        'disputed with this file': noFile,
        'not disputed': {},
        'offer taken back': byOthers,
        gone: byOthers,
      },
    },
  },
  effects: {
    claimsOutdated: 'unseen',
    storeNotes: 'unseen',
    storeChosenFiles: 'unseen',
    storeInspectedFiles: 'unseen',
    refuseChosen: 'unseen',
    dropFile: 'unseen',
    storeProblem: 'unseen',
    storeRefusedMonths: 'unseen',
    storeUpload: 'unseen',
    forgetKey: 'unseen',
  },
});
