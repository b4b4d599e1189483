import type { Model } from '../../kit/model.ts';
import { dataLoadMachine } from './dataLoad.machine.ts';

export const dataLoadModel = {
  machine: dataLoadMachine,
  inputs: {
    'two datasets': { userId: 'anna', datasets: ['POLICIES', 'TRIPS'] },
    'nothing to load': { userId: 'anna', datasets: [] },
  },
  events: {
    'dataset.recorded': { policies: { name: 'POLICIES' }, trips: { name: 'TRIPS' } },
    'dataset.failed': { policies: { name: 'POLICIES' }, trips: { name: 'TRIPS' } },
    'load.invalidated': 'no payload',
    'dataset.outdated': { trips: { name: 'TRIPS' }, 'one of another variant': { name: 'ITEMS' } },
  },
  answers: { dataset: 'endless' },
  stateKey: ({ datasets, recorded, failed }) =>
    datasets
      .map((name) => `${name} ${recorded.includes(name) ? 'recorded' : failed.includes(name) ? 'failed' : 'coming'}`)
      .join(', '),
} satisfies Model<typeof dataLoadMachine>;
