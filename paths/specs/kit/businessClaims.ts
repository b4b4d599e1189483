import { datasetNames } from '#schema/claims.ts';

import type { Act, Action } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import type { TextId, Values } from '../../texts.ts';

const atClaims = { partner: 'harvest', path: '/insurance' } as const;

/** Opens the dialog of a claim by the button on its card. */
export const opening = (number: string, named: TextId) =>
  [{ press: 'button', named, within: `[data-claim="${number}"]` }] as const satisfies readonly Act[];

export const atClaim = (number: string, named: TextId, as = 'berta@harvest.test') => ({
  ...atClaims,
  as,
  do: [{ acts: opening(number, named) }] as readonly Action[],
});

const looking = (number: string, named: TextId) =>
  [{ press: 'link', named, within: `[data-claim="${number}"]` }] as const satisfies readonly Act[];

export const atOffer = (number: string, named: TextId) => ({
  ...atClaims,
  as: 'berta@harvest.test',
  do: [{ acts: looking(number, named) }] as readonly Action[],
});

/** Reloads the page and reopens the dialog. */
export const reopenDialog = (number: string, named: TextId): readonly Action[] => [
  { go: atClaims.path },
  { acts: [...opening(number, named), { press: 'button', named: 'wizard.resume.continue' }] },
];

export const press = (named: TextId, values?: Values) =>
  [{ press: 'button', named, ...(values && { values }) }] as const satisfies readonly Act[];
export const seen = (text: TextId): Assertion => ({ role: 'button', text, is: 'enabled' });

/** Assertions of states after a lost answer or a change elsewhere. */
export const unsettledStates = (flow: 'predict' | 'offer' | 'dispute') =>
  ({
    'working.checkingOutcome': [{ role: 'heading', text: 'claims.looking.title' }, { text: 'claims.looking.body' }],
    outcomeUnknown: [
      { role: 'heading', text: 'claims.unknown.title' },
      { text: `claims.${flow}.unknown` },
      seen('claims.unknown.again'),
    ],
    notReceived: [
      { role: 'heading', text: 'claims.missing.title' },
      { text: `claims.${flow}.missing` },
      seen('claims.missing.again'),
      seen('claims.missing.change'),
    ],
    changedElsewhere: [{ role: 'heading', text: 'claims.moved.title' }, seen('claims.back')],
    noLongerExists: [{ role: 'heading', text: 'claims.gone.title' }, { text: 'claims.gone.body' }, seen('claims.back')],
  }) as const satisfies Readonly<Record<string, readonly Assertion[]>>;

type Told = Readonly<Record<string, unknown>>;

/** A dataset in the gateway's format. */
export const toldSet = (name: keyof typeof datasetNames, data: readonly Told[], more: Told = {}) => ({
  __typename: 'Dataset',
  datasetId: `dataset-${name}`,
  name: datasetNames[name],
  completed: true,
  notes: null,
  ...more,
  data: data.map((row) => ({
    __typename: 'DatasetRow',
    revenue: null,
    previous: null,
    notes: null,
    attachments: null,
    ...row,
  })),
});
