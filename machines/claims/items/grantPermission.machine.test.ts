import { expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { grantPermissionMachine } from './grantPermission.machine.ts';
import { bakery, grantPermissionModel } from './grantPermission.model.ts';

const { answers } = grantPermissionModel;
const ofBakery = { itemId: 'bakery', permission: 'BANKING' };

/** Each key is another one. */
function begun() {
  let made = 0;
  const stage = onStage(grantPermissionMachine, { newKey: () => `key-${++made}` });
  return { ...stage, agree: (to = ofBakery) => stage.actor.send({ type: 'connection.agreed', ...to }) };
}

it('asks the insurer nothing before somebody agreed', () => {
  const { actor, asked } = begun();

  expect(actor.getSnapshot().value).toBe('explaining');
  expect(asked()).toEqual([]);
});

it('grants once what was granted, though the answer was lost', () => {
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

it('asks again under the same key for the same, and under another one for something else', () => {
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

it('knows what was refused, and asks for it under a new key', () => {
  const { actor, agree, sent, answer } = begun();

  agree();
  answer('grant', answers.grant.GENERAL_400);
  expect(actor.getSnapshot().context.asked).toEqual({ ...ofBakery, key: 'key-2' });
  agree();
  expect(sent('grant')).toEqual({ ...ofBakery, key: 'key-2' });
});

it('is not connected by another permission', () => {
  const { actor, agree, fail, answer } = begun();

  agree();
  fail('grant');
  const permissions = [...bakery.permissions, { permission: 'CALENDAR', required: true, granted: true }];
  answer('readItems', { kind: 'read', items: [{ ...bakery, permissions }] });
  expect(actor.getSnapshot().value).toBe('explaining');
});

it('is not connected by what another item has, and is gone where there are only others', () => {
  const { actor, agree, fail, answer } = begun();

  agree();
  fail('grant');
  const others = [
    { ...bakery, itemId: 'shop', permissions: [{ permission: 'BANKING', required: true, granted: true }] },
  ];
  answer('readItems', { kind: 'read', items: others });
  expect(actor.getSnapshot().output).toBe('gone');
});

describeModel(grantPermissionModel);
