import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../../answers.model.ts';
import { type AddItemDraft, addItemDraftOf, addItemMachine } from './addItem.machine.ts';
import { addItemModel, insuredWorkshop, workshop } from './addItem.model.ts';

const { addItem, readItems, readProposition } = addItemModel.answers;
const other = { ...workshop, name: 'Other workshop' };

function opened(draft: AddItemDraft | null = null) {
  let count = 0;
  const stage = onStage(addItemMachine, { partnerId: 'harvest', draft, newKey: () => `key-${++count}` });
  const { actor } = stage;
  const offered = () => stage.answer('readProposition', readProposition.read);
  const enters = (details = workshop, insured = ['bakery']) =>
    actor.send({ type: 'details.entered', details, insured });
  const stands = () => actor.getSnapshot().value;
  const known = () => actor.getSnapshot().context;
  return { ...stage, offered, enters, stands, known };
}

function sent() {
  const stage = opened();
  stage.offered();
  stage.enters();
  return stage;
}

describe('something that is insured anew', () => {
  it('is described by what the partner offers, and bought under its key', () => {
    const { sent: sentTo, answer, stands, known } = sent();

    expect(sentTo('readProposition')).toEqual({ partnerId: 'harvest' });
    expect(sentTo('addItem')).toEqual({ details: workshop, key: 'key-1' });
    answer('addItem', addItem.added);
    expect(stands()).toBe('insured');
    expect(known().itemId).toBe('workshop');
  });

  it('whose answer was lost is looked up, and not bought again', () => {
    const { asked, answer, fail, stands, known } = sent();

    fail('addItem');
    expect(stands()).toBe('looking');
    answer('readItems', readItems['with it']);

    expect(stands()).toBe('insured');
    expect(known().itemId).toBe('workshop');
    expect(asked().filter((each) => each.startsWith('addItem'))).toHaveLength(1);
  });

  it.each([
    ['was there before', { ...insuredWorkshop, itemId: 'bakery' }],
    ['has no name', { ...insuredWorkshop, properties: { address: workshop.address ?? '' } }],
    [
      'is written together',
      { ...insuredWorkshop, properties: { ...insuredWorkshop.properties, name: 'Frameworkshop' } },
    ],
    ['is of another type', { ...insuredWorkshop, itemTypeId: 'BUSINESS-PREMISES' }],
    ['is under another policy', { ...insuredWorkshop, externalPolicyNumber: 'POL-OTHER' }],
    ['is called otherwise', { ...insuredWorkshop, properties: { ...insuredWorkshop.properties, name: 'Other' } }],
  ])('is not taken for what %s', (_, found) => {
    const { answer, fail, stands } = sent();

    fail('addItem');
    answer('readItems', { kind: 'read', items: [found] });

    expect(stands()).toBe('missing');
  });

  it.each([
    ['with spaces of its own', { name: ' Frame  workshop', address: '3 Mill Lane,\nLeeds ' }],
    ['with more than was said', { ...insuredWorkshop.properties, postcode: 'LS1' }],
  ])('is found where the insurer has it %s', (_, properties) => {
    const { answer, fail, stands } = sent();

    fail('addItem');
    answer('readItems', { kind: 'read', items: [{ ...insuredWorkshop, properties }] });

    expect(stands()).toBe('insured');
  });

  it.each([
    ['knows nothing', {}],
    ['knows something', { note: 'Behind the mill' }],
  ])('is found by what was said of it, where the insurer %s of what was left empty', (_, more) => {
    const { offered, enters, answer, fail, stands, known } = opened();

    offered();
    enters({ ...workshop, note: ' ', name: 'Frame  workshop ' });
    fail('addItem');
    const properties = { ...insuredWorkshop.properties, ...more };
    answer('readItems', { kind: 'read', items: [{ ...insuredWorkshop, properties }] });

    expect([stands(), known().itemId]).toEqual(['insured', 'workshop']);
  });

  it('is worked at until an answer comes or is given up, and open until it is known what became of it', () => {
    const { actor, fail, answer } = sent();
    const tags = () => [...actor.getSnapshot().tags].sort();

    expect(tags()).toEqual(['open', 'working']);
    fail('addItem');
    expect(tags()).toEqual(['open']);
    fail('readItems');
    expect(tags()).toEqual(['open']);
    actor.send({ type: 'retry.asked' });
    answer('readItems', readItems['with it']);
    expect(tags()).toEqual([]);
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it.each([
    ['the session ended', { kind: 'end session' }],
    ['they were signed out', { kind: 'force logout', code: 'SESSION_NOT_FOUND' }],
    ['the insurer broke down', { kind: 'warning', code: 'VENDOR_ERROR' }],
    ['it broke down without a word', { kind: 'error', isBroken: true }],
  ])('keeps its key where %s, until it is known what became of it', (_, reaction) => {
    const { actor, answer, sent: sentTo } = sent();

    answer('addItem', { kind: 'refused', reaction });
    expect(addItemDraftOf(actor.getSnapshot())).toMatchObject({ key: 'key-1', isSent: true });
    actor.send({ type: 'retry.asked' });
    answer('readItems', readItems['without it']);
    actor.send({ type: 'purchase.repeated' });

    expect(sentTo('addItem')).toEqual({ details: workshop, key: 'key-1' });
  });

  it('that the insurer does not have is sent again as it was, under its key, and nothing else in its place', () => {
    const { actor, enters, answer, fail, sent: sentTo } = sent();

    fail('addItem');
    answer('readItems', readItems['without it']);
    enters(other);
    expect(actor.getSnapshot().value).toBe('missing');
    actor.send({ type: 'purchase.repeated' });

    expect(sentTo('addItem')).toEqual({ details: workshop, key: 'key-1' });
  });

  it('goes under another key once it was refused', () => {
    const { enters, answer, known, stands } = sent();

    answer('addItem', refusedFor('name', 'invalid'));
    expect([stands(), known().problems, known().isSent]).toEqual(['describing', { name: 'invalid' }, false]);
    expect(known().key).toBe('key-2');
    enters();
    expect([known().key, known().problems]).toEqual(['key-2', {}]);
    answer('addItem', refusedWith('INVALID_ENTITLEMENT'));
    enters();
    expect(known().key).toBe('key-3');
  });

  it('that was refused with no code that anybody knows is described once more, and is nowhere on its way', () => {
    const { answer, asked, stands, known } = sent();
    const reaction = { kind: 'error', message: 'No workshops' } as const;

    answer('addItem', { kind: 'refused', reaction });
    expect([stands(), known().details, known().isSent, known().key]).toEqual(['describing', workshop, false, 'key-2']);
    expect(asked().at(-1)).toMatch(/^sayRefused/);
  });

  it('that was bought in another tab otherwise is looked up, and goes under a key of its own then', () => {
    const { actor, answer, known, stands } = sent();

    answer('addItem', addItem.KEY_REUSED);
    expect(stands()).toBe('looking');
    answer('readItems', readItems['without it']);
    actor.send({ type: 'purchase.repeated' });

    expect(known().key).toBe('key-2');
  });

  it('is described once more where it was refused after it was left', () => {
    const { actor, answer, offered, stands, known } = opened({
      details: workshop,
      insured: [],
      key: 'key-9',
      isSent: true,
    });

    answer('readItems', readItems['without it']);
    actor.send({ type: 'purchase.repeated' });
    answer('addItem', addItem.PROPOSITION_INVALID);
    expect([stands(), known().key, known().isSent]).toEqual(['reading', 'key-1', false]);
    offered();
    expect([stands(), known().details]).toEqual(['describing', workshop]);
  });
});

describe('a draft of it', () => {
  it('has its key before anything is sent, so that it is one purchase from whichever tab it is sent', () => {
    const { actor } = opened();
    const left = addItemDraftOf(actor.getSnapshot());
    expect(left).toEqual({ details: null, insured: [], key: 'key-1', isSent: false });
    const tabs = [workshop, other].map((details) => {
      const stage = opened(left);
      stage.offered();
      stage.enters(details);
      return stage.sent('addItem');
    });

    expect(tabs).toEqual([
      { details: workshop, key: 'key-1' },
      { details: other, key: 'key-1' },
    ]);
  });

  it('is what was described, under which key, and whether it was sent', () => {
    const { actor, fail } = sent();
    const left = { details: workshop, insured: ['bakery'], key: 'key-1', isSent: true };

    expect(addItemDraftOf(actor.getSnapshot())).toEqual(left);
    fail('addItem');
    fail('readItems');
    expect(addItemDraftOf(actor.getSnapshot())).toEqual(left);
    expect(opened(left).stands()).toBe('looking');
    expect(opened({ ...left, isSent: false }).stands()).toBe('reading');
  });

  it('finds what was insured again', () => {
    const { actor, answer } = sent();
    answer('addItem', addItem.added);
    const again = opened(addItemDraftOf(actor.getSnapshot()));
    again.answer('readItems', readItems['with it']);

    expect([again.stands(), again.known().itemId]).toEqual(['insured', 'workshop']);
  });
});

describeModel(addItemModel);
