import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { getBagChanges } from '../bag.ts';
import { editBagMachine } from './editBag.machine.ts';
import { duffel, editBagModel } from './editBag.model.ts';

describeEditing(editBagMachine, {
  known: duffel,
  all: duffel,
  changed: { reportedOn: '2026-11-18T18:00:00.000Z', reportedOnLocal: '2026-11-18 19:00' },
  other: { pir: 'LHRVO10049' },
  field: 'pir',
  refusal: 'DUPLICATE_ENTRY',
  notFound: 'BAG_NOT_FOUND',
});

it('removes a cleared value', () => {
  expect(getBagChanges(duffel, { ...duffel, description: '' })).toEqual({ description: '' });
});

it('sends a changed picture and removes a deleted one', () => {
  const image = 'data:image/png;base64,AAAA';

  expect(getBagChanges(duffel, { ...duffel, image })).toEqual({ image });
  expect(getBagChanges({ ...duffel, image }, duffel)).toEqual({ image: '' });
});

it('sends all fields of a moment together', () => {
  const reportedOn = '2026-11-18T18:00:00.000Z';

  expect(getBagChanges(duffel, { ...duffel, reportedOn })).toEqual({
    reportedOn,
    reportedOnLocal: duffel.reportedOnLocal,
  });
});

describeModel(editBagModel);
