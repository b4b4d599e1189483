import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { chosenFile, november, reason } from '#machines/claims/dispute/disputeOffer.model.ts';
import { spec, toFirstMonth, toForm } from '#paths/specs/claims/disputeOffer.ts';
import { createOfferOpening, foundAs, type ToldClaim } from '#tests/kit/areas/businessClaims.ts';
import { preloadChart } from '#tests/kit/areas/offers.ts';
import { heldCarrier } from '#tests/kit/browser/carrier.ts';
import { type Stage, settled, skyPage } from '#tests/kit/browser/stage.tsx';
import { claim, dataset } from '#tests/kit/customer/business.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import type { Answer } from '#tests/kit/flows/flow.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

type Row = ToldClaim['datasets'][number]['data'][number];

const row = (changes: Partial<Row>): Row => ({
  __typename: 'DatasetRow',
  year: 2026,
  month: 11,
  revenue: null,
  previous: null,
  notes: null,
  attachments: null,
  ...changes,
});
const prediction = { ...dataset('USER-REVENUE-PREDICTION', true), data: [row({ revenue: 10_000 })] };
const offered = claim(4, {
  datasets: [prediction, { ...dataset('CUSTOMER-OFFER', true), data: [row({ revenue: 8_000 })] }],
});
const disputed = (changes: Partial<Row>) =>
  claim(4, {
    status: 'user-confirm-dispute',
    datasets: [
      prediction,
      dataset('CUSTOMER-OFFER', false),
      { ...dataset('USER-DISPUTE', true), data: [row(changes)] },
    ],
  });

const page = createOfferOpening(offered);
const { id, name, size } = chosenFile;
const left = {
  notes: { [november]: reason },
  files: [{ id, month: november, name, size, documentId: null, attachmentId: null }],
};

let carrier: ReturnType<typeof heldCarrier>;
let inspect: { answer: (first: string) => void; fail: () => void };

/** Delays the inspection of files until the test continues it. */
function holdInspection() {
  let waiting: { resolve: (first: ArrayBuffer) => void; reject: (why: Error) => void }[] = [];
  const end = (one: (each: (typeof waiting)[number]) => void) => {
    const before = waiting;
    waiting = [];
    for (const each of before) one(each);
  };
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(
    () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
  );
  inspect = {
    answer: (first) => end(({ resolve }) => resolve(Uint8Array.from(first, (sign) => sign.charCodeAt(0)).buffer)),
    fail: () => end(({ reject }) => reject(new Error('It is gone from the device'))),
  };
}

const file = () => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

async function choose({ user }: Stage) {
  const input = document.querySelector<HTMLInputElement>('[data-month] input[type=file]');
  if (!input) throw new Error('There is no place for a file');
  await user.upload(input, file());
}

const soon = async (happens: () => void) => {
  await settled();
  act(happens);
  await settled();
};
const place = {
  createStreamUrl: { __typename: 'StreamUrl', url: 'https://store.example/1', documentId: 'document-1' },
};
const putInStore: Answer = async ({ wire }) => {
  wire.answer('CreateStreamUrl', place);
  await soon(() => carrier.answer(204));
};
preloadChart();
testPaths(spec, {
  onceEach: true,
  holds: ['CreateStreamUrl', 'AttachDocument'],
  inputs: {
    'nothing said yet': page,
    'left with a file that was not sent': {
      ...page,
      drafts: {
        [`dispute/${offered.alertId}`]: { version: 1, savedAt: skyPage.now, draft: left, entry: null },
      },
    },
  },
  begin: async (stage) => {
    carrier = heldCarrier();
    holdInspection();
    const isLeft = Object.keys(stage.portal.drafts().of(`dispute/${offered.alertId}`)).length > 0;
    await play(stage, [{ acts: isLeft ? toForm : toFirstMonth }]);
  },
  triggers: { 'files.chosen': choose },
  answers: {
    inspectFiles: {
      fits: () => act(() => inspect.answer('%PDF-1.7')),
      'another kind': () => act(() => inspect.answer('<!doctype html>')),
      'no answer': () => act(() => inspect.fail()),
    },
    uploadDocument: {
      arrived: async (stage, step) => {
        await putInStore(stage, step);
        stage.wire.answer('AttachDocument', {
          attachDocument: { __typename: 'ClaimAttachment', attachmentId: 'attached-1', name },
        });
      },
      left: (stage) =>
        perform(stage, [{ press: 'button', named: 'claims.dispute.sending.cancel.of', values: { name } }], {}),
      removed: async (stage) => {
        stage.wire.lose('CreateStreamUrl');
        await settled();
        await perform(stage, [{ press: 'button', named: 'claims.dispute.sending.without.of', values: { name } }], {});
      },
      unreadable: async ({ wire }) => {
        wire.answer('CreateStreamUrl', place);
        await soon(() => carrier.lose());
        await soon(() => inspect.fail());
      },
      moved: async (stage, step) => {
        await putInStore(stage, step);
        stage.wire.refuse('AttachDocument', { status: 409, code: 'INVALID_RESOLUTION_TYPE' });
      },
      gone: async (stage, step) => {
        await putInStore(stage, step);
        stage.wire.refuse('AttachDocument', { status: 404, code: 'ALERT_NOT_FOUND' });
      },
    },
    readClaim: {
      'disputed for this reason': foundAs(disputed({ notes: reason })),
      'disputed with this file': foundAs(disputed({ notes: reason, attachments: ['attached-1'] })),
      'not disputed': foundAs(offered),
      'offer taken back': foundAs({ ...offered, status: 'offer-rejected' }),
      gone: foundAs(null),
    },
  },
});
