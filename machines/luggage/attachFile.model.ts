import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { attachFileMachine } from './attachFile.machine.ts';

export const attachFileModel = {
  machine: attachFileMachine,
  inputs: { 'from the page of its bag': { key: 'key-1' } },
  events: {
    'turn.came': 'no payload',
    'progress.made': { half: { percent: 50 } },
    'sending.cancelled': 'no payload',
    'retry.requested': 'no payload',
    'file.removed': 'no payload',
  },
  answers: {
    inspectFile: { fits: { kind: 'fits' }, 'too large': { kind: 'unfit', why: 'too large' } },
    sendFile: {
      arrived: { kind: 'arrived' },
      FAILED_VALIDATION: createFieldRefusal('file', 'invalid'),
      BAG_NOT_FOUND: createRefusal('BAG_NOT_FOUND'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ percent }) => (percent > 0 ? 'half' : ''),
} satisfies Model<typeof attachFileMachine>;
