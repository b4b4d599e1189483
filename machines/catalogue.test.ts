import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AnyStateNode, StateMachine } from 'xstate';

import { nodesBelow } from '#paths/graph/chart.ts';

import { catalogue } from './catalogue.ts';
import type { Model } from './kit/model.ts';
import type { sessionMachine } from './session/session.machine.ts';
import { sessionModel } from './session/session.model.ts';
import type { secondFactorMachine } from './sign-in/secondFactor.machine.ts';
import { secondFactorModel } from './sign-in/secondFactor.model.ts';

const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
const charts = files.filter((file) => file.endsWith('.machine.ts'));

it('lists every machine by its name', () => {
  const flows = charts.map((file) => basename(file, '.machine.ts'));

  expect(Object.keys(catalogue).sort()).toEqual(flows.sort());
  expect(Object.entries(catalogue).filter(([name, { machine }]) => name !== machine.id)).toEqual([]);
});

it('has a transition table beside every machine, and none without a machine', () => {
  const tables = files.filter((file) => file.endsWith('.transitions.md'));

  expect(tables.sort()).toEqual(charts.map((file) => file.replace('.machine.ts', '.transitions.md')).sort());
});

it('tests every machine against its table, once and in the folder of the machine', () => {
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const calls = tests.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    return [...text.matchAll(/^describeModel\((\w+)Model\);$/gm)].map(([, flow]) => `${dirname(file)}/${flow}`);
  });

  expect(calls.sort()).toEqual(charts.map((file) => file.replace('.machine.ts', '')).sort());
});

// House rules that a table cannot show.
describe.each(Object.entries(catalogue))('the machine %s', (_, { machine }) => {
  const nodes: AnyStateNode[] = nodesBelow(machine.root);
  const invokes = nodes.flatMap((node) => node.invoke.map((invoke) => ({ ...invoke, node })));

  it('invokes each actor under the name of its port, so that its events can be told apart', () => {
    expect(invokes.filter(({ id, src }) => id !== src)).toEqual([]);
  });

  it('handles an answer and a lost answer of every actor', () => {
    const asks = invokes.filter(({ src }) => !(machine.implementations.actors[src as string] instanceof StateMachine));
    const ends = ['done', 'error'].flatMap((end) =>
      asks.map(({ id, node }) => ({ node, type: `xstate.${end}.actor.${id}` })),
    );

    expect(ends.filter(({ node, type }) => !node.ownEvents.includes(type)).map(({ type }) => type)).toEqual([]);
  });

  it('names what it waits for', () => {
    expect(nodes.flatMap(({ after }) => after).filter(({ delay }) => typeof delay === 'number')).toEqual([]);
  });
});

it('compiles only with a sample of each event and of each answer', () => {
  const { 'warning.understood': _understood, ...events } = sessionModel.events;
  const { confirmSecondFactor: _confirmed, ...answers } = secondFactorModel.answers;

  expectTypeOf(sessionModel).toExtend<Model<typeof sessionMachine>>();
  expectTypeOf({ ...sessionModel, events }).not.toExtend<Model<typeof sessionMachine>>();
  expectTypeOf(secondFactorModel).toExtend<Model<typeof secondFactorMachine>>();
  expectTypeOf({ ...secondFactorModel, answers }).not.toExtend<Model<typeof secondFactorMachine>>();
});
