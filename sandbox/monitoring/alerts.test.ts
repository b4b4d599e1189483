import { eq } from 'drizzle-orm';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import type { Article } from '#schema/rest/content.ts';
import { type OwlActions, OwlAlert } from '#schema/rest/monitoring.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { keyed, openSubscriber } from '#tests/kit/sandbox/monitoring.ts';
import { contents } from '../content/languages.ts';
import { toUuid } from '../ids.ts';
import { owlAlerts } from '../tables.ts';

const passport = toUuid('owl-alert:passport-1');
const notFound = refusal(404, 'ALERT_NOT_FOUND');
const noon = '2031-03-14T12:00:00.000Z';
const invalid = (field: string) => refusal(400, 'FAILED_VALIDATION', { [field]: 'invalid' });

describe.each(databases)('an alert about monitored data, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const olga = async () => {
    const subscriber = await openSubscriber(insurer, 'olga@owl.test');
    const path = (id: string) => `${subscriber.root}/alerts/${id}`;
    return {
      ...subscriber,
      alert: async (id = passport) => (await subscriber.get(path(id))).body as OwlAlert[],
      actions: async (id = passport) => (await subscriber.get(`${path(id)}/actions`)).body as OwlActions,
      setAction: (action: object, key?: string) => subscriber.put(`${path(passport)}/action`, action, keyed(key)),
      change: (changes: object, key?: string) => subscriber.patch(path(passport), changes, keyed(key)),
    };
  };

  it('comes first in its list, followed by the others of its item', async () => {
    const { alert } = await olga();
    const found = await alert();
    expect(found.map((one) => [one.alertId, is(one, OwlAlert)])).toEqual([[passport, true]]);

    const raised = (await insurer.lever.post('/found', { user: 'olga@owl.test', item: 'Passport' })).body;
    const { alertId } = raised as { alertId: string };

    expect((await alert()).map((one) => one.alertId)).toEqual([passport, alertId]);
    expect((await alert(alertId)).map((one) => one.alertId)).toEqual([alertId, passport]);
  });

  it('is in the language of its customer', async () => {
    const { userId, patch, alert, change, rename, itemNamed, list } = await olga();
    const german = {
      title: 'Ein Scan des Dokuments wird verkauft',
      description: 'Wir haben „Passport“ auf einem Marktplatz für gestohlene Dokumente gefunden.',
    };
    await patch(`/platform/users/${userId}`, { language: 'DE' });

    expect((await alert())[0]).toMatchObject(german);
    expect((await change({ completed: true, completedOn: noon })).body).toMatchObject(german);
    expect(JSON.stringify(await list('/alerts/?filter=complete'))).toContain(german.title);
    expect((await change({ completed: false, completedOn: null })).body).toMatchObject(german);
    const { id, alerts } = await itemNamed('Passport');
    expect(alerts[0]).toMatchObject(german);
    expect((await rename(id, 'Passport')).body).toMatchObject({
      alerts: expect.arrayContaining([expect.objectContaining(german)]),
    });

    await patch(`/platform/users/${userId}`, { language: 'EN' });
    expect((await alert())[0]).toMatchObject({
      title: 'A scan of it is for sale',
      description: 'Passport was found on a market for stolen documents.',
    });
  });

  it('keeps its texts if it is older than the findings', async () => {
    const { alert } = await olga();
    const isIt = eq(owlAlerts.alertId, passport);
    await insurer.sandbox.db.update(owlAlerts).set({ finding: 'For sale', itemName: 'A scan was found.' }).where(isIt);

    expect((await alert())[0]).toMatchObject({ title: 'For sale', description: 'A scan was found.' });
    await insurer.sandbox.db.update(owlAlerts).set({ finding: 'scanned-document', itemName: 'Passport' }).where(isIt);
  });

  it('has a plan in order, with an article for each step in every language', async () => {
    const { actions } = await olga();

    expect(await actions()).toEqual({
      alertId: passport,
      actions: [
        { actionItem: 'report-it', plan_title: 'step-report-it', order: 1 },
        { actionItem: 'tell-police', plan_title: 'step-tell-police', order: 2 },
        { actionItem: 'tell-bank', plan_title: 'step-tell-bank', order: 3 },
      ],
      completed: ['report-it'],
    });
    const { db } = insurer.sandbox;
    const alerts = await db.select().from(owlAlerts);
    expect(alerts.length).toBeGreaterThan(3);
    for (const language of Object.keys(contents)) {
      const articles = (await insurer.at('owl').get(`/cms/owl/v1/${language}`)).body as Article[];
      for (const { alertId } of alerts)
        for (const step of (await actions(alertId)).actions)
          expect(articles.filter(({ plan_title }) => plan_title === step.plan_title)).toHaveLength(1);
    }
  });

  it('has a step completed and reopened, both repeatable', async () => {
    const { setAction, actions } = await olga();
    const step = { actionItem: 'tell-bank', completed: true, completedOn: noon };

    for (const key of ['key-of-step', 'key-of-step', 'another key'])
      expect(await setAction(step, key)).toMatchObject({
        status: 200,
        body: { alertId: passport, completed: ['report-it', 'tell-bank'] },
      });
    const [row] = (await insurer.sandbox.db.select().from(owlAlerts)).filter(({ alertId }) => alertId === passport);
    expect(row?.actionsDone).toMatchObject({ 'tell-bank': noon });

    for (const _ of [1, 2])
      expect(await setAction({ ...step, completed: false, completedOn: null })).toMatchObject({
        status: 200,
        body: { completed: ['report-it'] },
      });
    expect((await actions()).completed).toEqual(['report-it']);
  });

  it.each([
    ['a step of another plan', { actionItem: 'block-card', completed: true, completedOn: noon }, invalid('actionItem')],
    ['a name of objects', { actionItem: 'constructor', completed: true, completedOn: noon }, invalid('actionItem')],
    ['no time', { actionItem: 'tell-bank', completed: true, completedOn: null }, invalid('completedOn')],
    ['a time for none', { actionItem: 'tell-bank', completed: false, completedOn: noon }, invalid('completedOn')],
    [
      'a time that is none',
      { actionItem: 'tell-bank', completed: true, completedOn: 'noon' },
      refusal(400, 'INVALID_PARAMS', { completedOn: 'invalid' }),
    ],
    ['half a step', { actionItem: 'tell-bank' }, refusal(400, 'MISSING_PARAMS', { completed: 'required' })],
  ])('refuses %s', async (_what, action, refused) => {
    const { setAction, actions } = await olga();
    const before = await actions();
    expect(await setAction(action)).toEqual(refused);
    expect(await actions()).toEqual(before);
  });

  it('is completed and reopened, and moves between the lists', async () => {
    const { change, alert, list, itemNamed } = await olga();
    const archived = async () =>
      (await list('/alerts/?filter=complete')).flatMap(({ items }) => items.flatMap(({ alerts }) => alerts));
    const isOpen = async () => (await itemNamed('Passport')).alerts.some(({ alertId }) => alertId === passport);

    for (const _ of [1, 2])
      expect(await change({ completed: true, completedOn: noon })).toMatchObject({
        status: 200,
        body: { alertId: passport, completed: true, completedOn: noon },
      });
    expect((await archived()).map(({ alertId }) => alertId)).toContain(passport);
    expect([await isOpen(), (await alert())[0]?.completed]).toEqual([false, true]);

    expect(await change({ completed: false, completedOn: null })).toMatchObject({
      status: 200,
      body: { completed: false, completedOn: null },
    });
    expect([await isOpen(), (await archived()).map(({ alertId }) => alertId).includes(passport)]).toEqual([
      true,
      false,
    ]);
    expect(await change({ completed: false, completedOn: noon })).toEqual(invalid('completedOn'));
    expect(await change({ completed: true })).toEqual(invalid('completedOn'));
  });

  it('keeps its item from being deleted until every alert is completed', async () => {
    const { itemNamed, remove, root, patch } = await olga();
    const { id, alerts } = await itemNamed('Work mail');
    expect(alerts).toHaveLength(1);
    expect(await remove(id)).toEqual(refusal(409, 'IN_USE'));

    for (const { alertId } of alerts)
      await patch(`${root}/alerts/${alertId}`, { completed: true, completedOn: noon }, keyed());

    expect(await remove(id)).toMatchObject({ status: 204 });
  });

  it('is found only by its customer', async () => {
    const hand = await openSubscriber(insurer, 'hand@owl.test');
    const [path, none] = [`${hand.root}/alerts/${passport}`, `${hand.root}/alerts/${toUuid('no alert')}`];
    const action = { actionItem: 'tell-bank', completed: true, completedOn: noon };
    const { actions, alert } = await olga();
    const before = [await actions(), await alert()];

    for (const at of [path, none]) {
      expect(await hand.get(at)).toEqual(notFound);
      expect(await hand.get(`${at}/actions`)).toEqual(notFound);
      expect(await hand.put(`${at}/action`, action, keyed())).toEqual(notFound);
      expect(await hand.patch(at, { completed: true, completedOn: noon }, keyed())).toEqual(notFound);
    }
    expect([await actions(), await alert()]).toEqual(before);
    expect(await hand.get(`${hand.root}/alerts/no-id`)).toEqual(refusal(400, 'INVALID_PARAMS', { alertId: 'invalid' }));
  });

  it('is raised by a lever on an existing item', async () => {
    const { itemNamed } = await olga();
    expect((await itemNamed('Mobile')).alerts).toEqual([]);

    expect(await insurer.lever.post('/found', { user: 'olga@owl.test', item: 'Mobile' })).toMatchObject({
      status: 200,
    });

    expect((await itemNamed('Mobile')).alerts).toMatchObject([
      { title: 'Found in a leaked list of phone numbers', completed: false, createdOn: noon },
    ]);
    expect(await insurer.lever.post('/found', { user: 'olga@owl.test', item: 'Nothing' })).toEqual(
      refusal(400, 'GENERAL_400'),
    );
    expect(await insurer.lever.post('/listing-delay', { user: 'olga@owl.test', delayMs: -1 })).toEqual(
      refusal(400, 'INVALID_PARAMS', { delayMs: 'invalid' }),
    );
  });
});
