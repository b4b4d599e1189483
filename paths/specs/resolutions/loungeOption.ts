import { isOfForm } from '#machines/resolutions/lounge/loungeOption.logic.ts';
import type { LoungeOptionSnapshot } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import { loungeOptionModel } from '#machines/resolutions/lounge/loungeOption.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { atCase } from '../kit/cases.ts';
import { answers } from '../kit/lounges.ts';

type Context = LoungeOptionSnapshot['context'];

const press = (named: TextId): readonly Act<never>[] => [{ press: 'button', named }];
const seen = (text: TextId): Assertion => ({ role: 'button', text, is: 'enabled' });
const off = (text: TextId): Assertion => ({ role: 'button', text, is: 'disabled' });
const busy = (text: TextId): Assertion => ({ role: 'button', text, is: 'busy' });
const missing = (text: TextId): Assertion => ({ role: 'button', text, is: 'missing' });

/** The disruption of vera@voyage.test, who sees all lounges and may report that none can be reached. */
const at = (flight: Parameters<typeof atCase>[0]) => atCase(flight, 'vera@voyage.test');
/** Chooses the disruption by whether its confirmation fails at first. */
const by = (sure: Parameters<typeof at>[0], failing: Parameters<typeof at>[0]) => ({
  ifLater: { 'confirm: confirmed': at(sure), 'confirm: failed': at(failing), 'readCase: failed': at(failing) },
});

export const spec = flowSpec(loungeOptionModel, {
  starts: { open: by('LG27', 'LG28'), booked: by('LG29', 'LG30') },
  readOnly: {
    start: atCase('SK302', 'readonly@sky.test'),
    sees: [
      { role: 'button', text: 'resolutions.lounge.yes', is: 'disabled', describedBy: 'resolutions.no_rights' },
      { role: 'button', text: 'resolutions.lounge.no', is: 'disabled', describedBy: 'resolutions.no_rights' },
    ],
  },
  events: {
    'choice.requested': {
      usually: press('resolutions.lounge.yes'),
      in: { failed: press('resolutions.lounge.choose_again') },
    },
    'lounge.chosen': {
      usually: [
        { pick: 'resolutions.lounge.which', with: 'loungeId' },
        { fill: 'passengers.form.name', with: 'firstName' },
        { fill: 'passengers.form.surname', with: 'surname' },
        { press: 'button', named: 'resolutions.lounge.continue' },
      ],
      cases: {
        harbour: {
          fields: { loungeId: 'Harbour Lounge' },
          first: [
            {
              acts: [{ pick: 'resolutions.lounge.who', with: 'guest', labels: { other: 'resolutions.lounge.other' } }],
              fields: { guest: 'other' },
            },
          ],
        },
      },
    },
    'choice.cancelled': [{ press: 'button', named: 'wizard.back', within: '[data-machine=loungeOption]' }],
    'access.denied': press('resolutions.lounge.none'),
    'access.denial.confirmed': press('resolutions.lounge.none.yes'),
    'access.denial.cancelled': press('resolutions.lounge.none.keep'),
    'decline.requested': press('resolutions.lounge.no'),
    'decline.confirmed': press('resolutions.lounge.no.yes'),
    'decline.cancelled': press('resolutions.lounge.no.keep'),
    'call.requested': press('resolutions.call_me'),
    'booking.confirmed': {
      usually: press('resolutions.lounge.confirm'),
      in: {
        failed: press('resolutions.lounge.confirm_again'),
        'booked (Booked, a confirmation sent)': press('resolutions.lounge.confirm_again'),
      },
    },
    'resend.requested': press('resolutions.missing.again'),
    'edit.requested': press('resolutions.missing.change'),
    'retry.requested': press('resolutions.unknown.again'),
    // Sent by the parent page. Tests of the screen cover it.
    'option.read': { from: 'nobody' },
  },
  states: {
    routing: 'transient',
    asking: [seen('resolutions.lounge.yes'), seen('resolutions.lounge.no'), seen('resolutions.call_me')],
    confirmingDecline: [
      { role: 'dialog', text: 'resolutions.lounge.no.sure', body: 'resolutions.declining' },
      seen('resolutions.lounge.no.yes'),
      seen('resolutions.lounge.no.keep'),
    ],
    choosing: [{ role: 'radiogroup', text: 'resolutions.lounge.which' }, seen('resolutions.lounge.continue')],
    confirmingNoAccess: [
      { role: 'dialog', text: 'resolutions.lounge.none.sure', body: 'resolutions.declining' },
      seen('resolutions.lounge.none.yes'),
      seen('resolutions.lounge.none.keep'),
    ],
    'working.submitting': ({ attempt }: Context): readonly Assertion[] => [
      attempt && isOfForm(attempt.answer) ? busy('resolutions.lounge.continue') : off('resolutions.lounge.no'),
    ],
    reopening: 'transient',
    booked: ({ confirmKey }: Context): readonly Assertion[] =>
      confirmKey === null
        ? [{ text: 'resolutions.lounge.booked' }, seen('resolutions.lounge.confirm')]
        : [{ text: 'resolutions.lounge.unconfirmed' }, seen('resolutions.lounge.confirm_again')],
    'working.confirming': [busy('resolutions.lounge.confirm')],
    'working.patching': [busy('resolutions.lounge.confirm')],
    'working.checkingOutcome': [{ text: 'resolutions.reconciling.title' }, { text: 'resolutions.reconciling.body' }],
    outcomeUnknown: [
      { text: 'resolutions.unknown.title' },
      { text: 'resolutions.unknown.body' },
      seen('resolutions.unknown.again'),
    ],
    notReceived: [
      { text: 'resolutions.missing.body' },
      seen('resolutions.missing.again'),
      seen('resolutions.missing.change'),
    ],
    failed: [seen('resolutions.lounge.confirm_again')],
    readOnly: [missing('resolutions.lounge.yes'), missing('resolutions.lounge.confirm')],
  },
  actors: {
    submit: { call: 'PUT /platform/resolutions', document: 'SubmitResolution', answers: answers.submit },
    confirm: {
      call: 'PUT /platform/resolutions/*/confirm',
      document: 'ConfirmResolution',
      answers: answers.confirm,
    },
    patch: { call: 'PATCH /platform/resolutions/*', document: 'PatchResolution', answers: answers.patch },
    readCase: {
      call: 'GET /platform/resolutions/options*',
      document: 'ResolutionOptions',
      answers: answers.readCase,
    },
  },
  effects: {
    announceSubmitted: (_, { to }) => [
      { notice: to.startsWith('booked') ? 'notices.lounge_booked' : 'notices.resolution_submitted' },
    ],
    announceConfirmed: [{ notice: 'notices.resolution_confirmed' }],
    startCooldown: 'unseen',
    caseOutdated: 'unseen',
    begin: 'unseen',
    storeRead: 'unseen',
    storeChange: 'unseen',
    storeOption: 'unseen',
    finishAttempt: 'unseen',
    markAnsweredElsewhere: 'unseen',
  },
});
