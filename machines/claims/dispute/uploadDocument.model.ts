import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { uploadDocumentMachine } from './uploadDocument.machine.ts';

const file = { id: 'file-1', name: 'takings.pdf', key: 'key-1' };

export const uploadDocumentModel = {
  machine: uploadDocumentMachine,
  inputs: {
    'a file of the device': { ...file, documentId: null },
    'one that is in the store': { ...file, documentId: 'document-1' },
  },
  events: {
    'progress.made': { half: { percent: 50 }, 'a quarter': { percent: 25 } },
    'sending.cancelled': 'no payload',
    'retry.requested': 'no payload',
    'file.removed': 'no payload',
  },
  answers: {
    openDocument: {
      opened: { kind: 'created', url: 'https://store.example/1', documentId: 'document-1' },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
    sendFile: { sent: { kind: 'sent' }, unfit: { kind: 'unfit' } },
    checkFile: { readable: { kind: 'readable' }, unreadable: { kind: 'unreadable' } },
    attachDocument: {
      attached: { kind: 'attached', attachmentId: 'attached-1', name: 'takings.pdf' },
      FAILED_VALIDATION: createRefusal('FAILED_VALIDATION'),
      INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
      ALERT_NOT_FOUND: createRefusal('ALERT_NOT_FOUND'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ percent, documentId }) => {
    if (!documentId) return '';
    return percent > 0 && percent < 100 ? `has a place, ${percent} %` : 'has a place';
  },
} satisfies Model<typeof uploadDocumentMachine>;
