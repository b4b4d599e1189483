import { expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { grantPermissionMachine } from './grantPermission.machine.ts';
import { bakery, grantPermissionModel } from './grantPermission.model.ts';

const { answers } = grantPermissionModel;
const ofBakery = { itemId: 'bakery', permission: 'BANKING' };

function begun() {
  let made = 0;
  const stage = onStage(grantPermissionMachine, { newKey: () => `key-${++made}` });
  return { ...stage, agree: (to = ofBakery) => stage.actor.send({ type: 'connection.agreed', ...to }) };
}

it('sends nothing before the customer agrees', () => {
  const { actor, asked } = begun();

  expect(actor.getSnapshot().value).toBe('explaining');
  expect(asked()).toEqual([]);
});

it('grants a permission once despite a lost answer', () => {
  const { actor, agree, fail, answer } = begun();

  const isWorking = () => actor.getSnapshot().hasTag('working');
  agree();
  expect(isWorking()).toBe(true);
  fail('grant');
  expect(isWorking()).toBe(true);
  const permissions = [
    { permission: 'CALENDAR', required: true, granted: false },
    { permission: 'BANKING', required: true, granted: true },
  ];
  answer('readItems', { kind: 'read', items: [{ ...bakery, permissions }] });
  expect(actor.getSnapshot().output).toBe('granted');
});

it('repeats the same request under the same key, and another one under another key', () => {
  const { agree, sent, fail, answer } = begun();

  agree();
  expect(sent('grant')).toEqual({ ...ofBakery, key: 'key-1' });
  fail('grant');
  answer('readItems', answers.readItems['without access']);
  agree();
  expect(sent('grant')).toEqual({ ...ofBakery, key: 'key-1' });
  fail('grant');
  answer('readItems', answers.readItems['without access']);
  agree({ itemId: 'bakery', permission: 'CALENDAR' });
  expect(sent('grant')).toMatchObject({ permission: 'CALENDAR', key: 'key-2' });
  fail('grant');
  answer('readItems', answers.readItems['without access']);
  agree({ ...ofBakery, itemId: 'shop' });
  expect(sent('grant')).toMatchObject({ itemId: 'shop', key: 'key-3' });
});

it('requests a refused permission again under a new key', () => {
  const { actor, agree, sent, answer } = begun();

  agree();
  answer('grant', answers.grant.GENERAL_400);
  expect(actor.getSnapshot().context.asked).toEqual({ ...ofBakery, key: 'key-2' });
  agree();
  expect(sent('grant')).toEqual({ ...ofBakery, key: 'key-2' });
});

it('does not count another permission as granted', () => {
  const { actor, agree, fail, answer } = begun();

  agree();
  fail('grant');
  const permissions = [...bakery.permissions, { permission: 'CALENDAR', required: true, granted: true }];
  answer('readItems', { kind: 'read', items: [{ ...bakery, permissions }] });
  expect(actor.getSnapshot().value).toBe('explaining');
});

it('ignores permissions of other items and ends as gone if only those exist', () => {
  const { actor, agree, fail, answer } = begun();

  agree();
  fail('grant');
  const others = [
    { ...bakery, itemId: 'shop', permissions: [{ permission: 'BANKING', required: true, granted: true }] },
  ];
  answer('readItems', { kind: 'read', items: others });
  expect(actor.getSnapshot().output).toBe('noLongerExists');
});

describeModel(grantPermissionModel);
