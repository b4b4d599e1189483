import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { editPreferencesMachine } from './editPreferences.machine.ts';

export const known = { marketing: 'NONE', active: 'EMAIL SMS', preferred: 'EMAIL' };

export const editPreferencesModel = {
  machine: editPreferencesMachine,
  inputs: { 'from the account page': { id: 'anna', known, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': {
      'with news by e-mail': { details: { ...known, marketing: 'EMAIL' } },
      'as before': { details: known },
    },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      FAILED_VALIDATION: createFieldRefusal('marketing', 'invalid'),
      USER_NOT_FOUND: createRefusal('USER_NOT_FOUND'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editPreferencesMachine>;
