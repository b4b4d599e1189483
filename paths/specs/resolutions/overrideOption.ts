import { overrideOptionModel } from '#machines/resolutions/override/overrideOption.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { getOptionsPath, toldCase, toldOption } from '../kit/remedies.ts';

/** Anna's lounge option for SK102, which is late. */
const optionId = 'ece4e7af-157d-57f7-b164-c8c740131d3a';
const theirs = getOptionsPath('2c0edf58-18b6-5814-a187-fa9c3addf054', 'bd37588c-c3fa-5982-9fd6-722ef9764708');

export const openRejection = [
  {
    acts: [
      {
        press: 'button',
        named: 'resolutions.override.reject',
        within: `[data-option="${optionId}"]`,
        under: 'resolutions.remedy.lounge',
      },
    ],
  },
] as const;

/** The disruption as an agent who acts for Anna sees it. */
export const toldAs = (status: string) => toldCase([toldOption('LOUNGE', { id: optionId, state: { status } })]);

const gone: readonly Assertion[] = [{ role: 'dialog', text: 'resolutions.override.reject.title', is: 'missing' }];
const sending: readonly Assertion[] = [
  { role: 'dialog', text: 'resolutions.override.reject.title' },
  { role: 'button', text: 'resolutions.override.cancel', is: 'disabled' },
];

export const spec = flowSpec(overrideOptionModel, {
  starts: {
    'by hand': { partner: 'sky', path: theirs, as: 'agent@sky.test', do: openRejection },
  },
  events: {
    'reason.given': [
      { fill: 'resolutions.override.reason', with: 'reason' },
      {
        press: 'button',
        named: 'resolutions.override.reject',
        within: '[data-machine=overrideOption]',
        under: 'resolutions.override.reject.title',
      },
    ],
    'retry.requested': [{ press: 'button', named: 'resolutions.override.again' }],
    'dialog.closed': [{ press: 'button', named: 'resolutions.override.cancel', ifAsked: 'wizard.leave.yes' }],
  },
  states: {
    explaining: [
      { role: 'dialog', text: 'resolutions.override.reject.title', body: 'resolutions.override.after' },
      { role: 'textbox', text: 'resolutions.override.reason', describedBy: 'resolutions.override.reason.hint' },
      { role: 'button', text: 'resolutions.override.cancel', is: 'enabled' },
    ],
    'working.checking': sending,
    'working.overriding': sending,
    outcomeUnknown: [{ role: 'button', text: 'resolutions.override.again', is: 'enabled' }],
    overridden: gone,
    dismissed: gone,
  },
  actors: {
    readCase: {
      call: 'GET /platform/resolutions/options*',
      document: 'ResolutionOptions',
      answers: {
        'as it was': { data: toldAs('Initial') },
        'answered meanwhile': { cannot: 'their customer answers in a browser of their own (e2e/remedies)' },
      },
    },
    override: {
      call: 'PUT /platform/resolutions',
      document: 'SubmitResolution',
      answers: {
        overridden: {
          data: {
            submitResolution: { __typename: 'ResolutionChanged', resolutionId: 'resolution', status: 'Rejected' },
          },
        },
        FAILED_VALIDATION: { fault: { code: 'FAILED_VALIDATION', fields: { reason: 'invalid' } } },
        NO_RESOLUTION_HANDLER: { with: { reason: '!NO_RESOLUTION_HANDLER' } },
      },
    },
  },
  effects: {
    announceOverridden: [{ notice: 'notices.option_overridden' }],
    storeRead: 'unseen',
    markChangedElsewhere: 'unseen',
  },
});
