import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import type { AddItemDraft } from './addItem.logic.ts';
import { addItemMachine, toAddItemDraft } from './addItem.machine.ts';
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
  const confirms = (termsConfirmed = true) =>
    actor.send({ type: 'purchase.confirmed', termsConfirmed, today: '2026-11-20' });
  const buys = (details = workshop) => {
    enters(details);
    confirms();
  };
  const repeats = () => actor.send({ type: 'resend.requested', today: '2026-11-21' });
  const stands = () => actor.getSnapshot().value;
  const known = () => actor.getSnapshot().context;
  return { ...stage, offered, enters, confirms, buys, repeats, stands, known };
}

function sent() {
  const stage = opened();
  stage.offered();
  stage.buys();
  return stage;
}

describe('addItemMachine', () => {
  it('sends a purchase only after the review and with confirmed terms', () => {
    const { actor, offered, enters, confirms, asked, stands, known } = opened();
    const isSent = () => asked().some((each) => each.startsWith('addItem'));

    offered();
    enters();
    expect(stands()).toBe('reviewing');
    confirms(false);
    expect([stands(), isSent()]).toEqual(['reviewing', false]);
    actor.send({ type: 'page.left' });
    expect([stands(), known().details]).toEqual(['describing', workshop]);
    enters();
    confirms();
    expect([stands(), isSent()]).toEqual(['sending', true]);
  });

  it('covers the item from the day on which it was last sent', () => {
    const { answer, fail, repeats, known } = sent();

    expect(known().startsOn).toBe('2026-11-20');
    fail('addItem');
    answer('readItems', readItems['without it']);
    repeats();
    expect(known().startsOn).toBe('2026-11-21');
  });

  it("describes the item by the partner's proposition and buys it under its key", () => {
    const { sent: sentTo, answer, stands, known } = sent();

    expect(sentTo('readProposition')).toEqual({ partnerId: 'harvest' });
    expect(sentTo('addItem')).toEqual({ details: workshop, key: 'key-1' });
    answer('addItem', addItem.added);
    expect(stands()).toBe('insured');
    expect(known().itemId).toBe('workshop');
  });

  it('checks a lost purchase instead of buying again', () => {
    const { asked, answer, fail, stands, known } = sent();

    fail('addItem');
    expect(stands()).toBe('checkingOutcome');
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
  ])('does not match an item that %s', (_, found) => {
    const { answer, fail, stands } = sent();

    fail('addItem');
    answer('readItems', { kind: 'read', items: [found] });

    expect(stands()).toBe('notReceived');
  });

  it.each([
    ['with spaces of its own', { name: ' Frame  workshop', address: '3 Mill Lane,\nLeeds ' }],
    ['with more than was said', { ...insuredWorkshop.properties, postcode: 'LS1' }],
  ])('matches an item that the insurer has %s', (_, properties) => {
    const { answer, fail, stands } = sent();

    fail('addItem');
    answer('readItems', { kind: 'read', items: [{ ...insuredWorkshop, properties }] });

    expect(stands()).toBe('insured');
  });

  it.each([
    ['knows nothing', {}],
    ['knows something', { note: 'Behind the mill' }],
  ])('matches by the entered values if the insurer %s of empty ones', (_, more) => {
    const { offered, buys, answer, fail, stands, known } = opened();

    offered();
    buys({ ...workshop, note: ' ', name: 'Frame  workshop ' });
    fail('addItem');
    const properties = { ...insuredWorkshop.properties, ...more };
    answer('readItems', { kind: 'read', items: [{ ...insuredWorkshop, properties }] });

    expect([stands(), known().itemId]).toEqual(['insured', 'workshop']);
  });

  it('is working until an answer comes or is given up, and open until the outcome is known', () => {
    const { actor, fail, answer } = sent();
    const tags = () => [...actor.getSnapshot().tags].sort();

    expect(tags()).toEqual(['open', 'working']);
    fail('addItem');
    expect(tags()).toEqual(['open']);
    fail('readItems');
    expect(tags()).toEqual(['open']);
    actor.send({ type: 'retry.requested' });
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
  ])('keeps its key if %s, until the outcome is known', (_, reaction) => {
    const { actor, answer, repeats, sent: sentTo } = sent();

    answer('addItem', { kind: 'refused', reaction });
    expect(toAddItemDraft(actor.getSnapshot())).toMatchObject({ key: 'key-1', isSent: true });
    actor.send({ type: 'retry.requested' });
    answer('readItems', readItems['without it']);
    repeats();

    expect(sentTo('addItem')).toEqual({ details: workshop, key: 'key-1' });
  });

  it('repeats an unreceived purchase unchanged, under its key, and sends nothing else in its place', () => {
    const { actor, enters, answer, fail, repeats, sent: sentTo } = sent();

    fail('addItem');
    answer('readItems', readItems['without it']);
    enters(other);
    expect(actor.getSnapshot().value).toBe('notReceived');
    repeats();

    expect(sentTo('addItem')).toEqual({ details: workshop, key: 'key-1' });
  });

  it('uses another key after a refusal', () => {
    const { enters, confirms, answer, known, stands } = sent();

    answer('addItem', createFieldRefusal('name', 'invalid'));
    expect([stands(), known().problems, known().isSent]).toEqual(['describing', { name: 'invalid' }, false]);
    expect(known().key).toBe('key-2');
    enters();
    expect([known().key, known().problems]).toEqual(['key-2', {}]);
    confirms();
    answer('addItem', createRefusal('INVALID_ENTITLEMENT'));
    enters();
    expect(known().key).toBe('key-3');
  });

  it('returns to the form after a refusal with an unknown code and leaves nothing pending', () => {
    const { answer, asked, stands, known } = sent();
    const reaction = { kind: 'error', message: 'No workshops' } as const;

    answer('addItem', { kind: 'refused', reaction });
    expect([stands(), known().details, known().isSent, known().key]).toEqual(['describing', workshop, false, 'key-2']);
    expect(asked().at(-1)).toMatch(/^sayRefused/);
  });

  it('checks a purchase that another tab made differently, then uses another key', () => {
    const { answer, repeats, known, stands } = sent();

    answer('addItem', addItem.KEY_REUSED);
    expect(stands()).toBe('checkingOutcome');
    answer('readItems', readItems['without it']);
    repeats();

    expect(known().key).toBe('key-2');
  });

  it('returns to the form if the purchase was refused after it was left', () => {
    const { answer, offered, repeats, stands, known } = opened({
      details: workshop,
      insured: [],
      key: 'key-9',
      isSent: true,
    });

    answer('readItems', readItems['without it']);
    repeats();
    answer('addItem', addItem.PROPOSITION_INVALID);
    expect([stands(), known().key, known().isSent]).toEqual(['reading', 'key-1', false]);
    offered();
    expect([stands(), known().details]).toEqual(['describing', workshop]);
  });
});

describe('a draft of an item', () => {
  it('has its key before anything is sent, so that every tab makes the same purchase', () => {
    const { actor } = opened();
    const left = toAddItemDraft(actor.getSnapshot());
    expect(left).toEqual({ details: null, insured: [], key: 'key-1', isSent: false });
    const tabs = [workshop, other].map((details) => {
      const stage = opened(left);
      stage.offered();
      stage.buys(details);
      return stage.sent('addItem');
    });

    expect(tabs).toEqual([
      { details: workshop, key: 'key-1' },
      { details: other, key: 'key-1' },
    ]);
  });

  it('contains the description, the key, and whether it was sent', () => {
    const { actor, fail } = sent();
    const left = { details: workshop, insured: ['bakery'], key: 'key-1', isSent: true, startsOn: '2026-11-20' };

    expect(toAddItemDraft(actor.getSnapshot())).toEqual(left);
    fail('addItem');
    fail('readItems');
    expect(toAddItemDraft(actor.getSnapshot())).toEqual(left);
    expect(opened(left).stands()).toBe('checkingOutcome');
    expect(opened({ ...left, isSent: false }).stands()).toBe('reading');
  });

  it('restarts at the form with its input if it was left at the review', () => {
    const { actor, offered, enters } = opened();

    offered();
    enters();
    const left = toAddItemDraft(actor.getSnapshot());
    expect(left).toEqual({ details: workshop, insured: ['bakery'], key: 'key-1', isSent: false, isReviewing: true });
    const later = opened(left);
    later.offered();
    expect([later.stands(), later.known().details]).toEqual(['describing', workshop]);
  });

  it('finds an item that was insured', () => {
    const { actor, answer } = sent();
    answer('addItem', addItem.added);
    const again = opened(toAddItemDraft(actor.getSnapshot()));
    again.answer('readItems', readItems['with it']);

    expect([again.stands(), again.known().itemId]).toEqual(['insured', 'workshop']);
  });
});

describeModel(addItemModel);
