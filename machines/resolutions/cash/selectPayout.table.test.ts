import { graphOf } from '#paths/graph/graph.ts';
import type { Cells, Row } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { selectPayoutModel } from './selectPayout.model.ts';

/** In the order in which places have it. */
const order = ['partner', 'as it is', 'as they are', 'changing', 'told', 'otherwise', 'for later'].concat([
  'of one',
  'of many',
  'bare',
  'elsewhere',
  'there',
  'not set up',
  'chosen',
  'the bare one',
]);
type Known = ReadonlySet<string>;
const withMore = (known: Known, ...more: readonly string[]): Known => new Set([...known, ...more]);
const without = (known: Known, ...less: readonly string[]): Known =>
  new Set([...known].filter((each) => !less.includes(each)));
const placeOf = (state: string, known: Known) => `${state} (${order.filter((each) => known.has(each)).join(', ')})`;

/** What is known of a list. `bare` and `elsewhere`: of the household account, which has to be mended therefore. */
const lists: Readonly<Record<keyof typeof selectPayoutModel.answers.readPayouts, readonly string[] | null>> = {
  none: [],
  one: ['of one'],
  'another one': ['of one'],
  several: ['of many'],
  'one without an address': ['of one', 'bare'],
  'one that goes elsewhere from now on': ['of one', 'elsewhere'],
  'several that go elsewhere from now on': ['of many', 'elsewhere'],
  'one through the corporate provider': ['of one', 'there'],
  'none, and nothing is set up': ['not set up'],
  'one, and nothing is set up': ['of one', 'not set up'],
  PAYOUT_SERVICE_ERROR: null,
};
/** Those on which the household account is not, or not as it was shown. */
const others = ['another one', 'one through the corporate provider'];
const isAny = (list: readonly string[]) => list.some((each) => each.startsWith('of '));

/** Where it leads that somebody has chosen the household account, or was told of it. */
function checked(known: Known): string {
  if (known.has('changing') || known.has('for later')) return placeOf('kept', known);
  const isLacking = ['bare', 'the bare one', 'elsewhere'].some((each) => known.has(each));
  if (isLacking && known.has('as they are')) return placeOf('unmendable', known);
  if (known.has('bare') || known.has('the bare one')) return placeOf('addressing', known);
  return placeOf(known.has('elsewhere') ? 'readingFields' : 'selected', known);
}

/** Nothing is paid to what somebody was not told of. */
const asked = (known: Known, state: 'choosing' | 'left') =>
  known.has('told') ? `${placeOf(state, withMore(known, 'otherwise'))} + methodsOutdated` : placeOf(state, known);

function listed(who: Known, list: readonly string[], isOther: boolean): string {
  const known = withMore(who, ...list);
  if (isAny(list) && who.has('the bare one')) {
    const isThere = list.includes('of many') && !list.includes('elsewhere');
    return isThere ? checked(known) : listed(without(who, 'the bare one'), list, isOther);
  }
  if (isAny(list)) {
    if (who.has('chosen')) return checked(known);
    if (who.has('told') && !isOther) return checked(withMore(known, 'chosen'));
    return asked(without(known, 'chosen'), 'choosing');
  }
  if (who.has('told')) return asked(known, 'left');
  if (who.has('partner')) return placeOf('selected', without(known, 'chosen', 'the bare one'));
  return placeOf(who.has('as it is') || known.has('not set up') ? 'nowhere' : 'settingUp', known);
}

const readingOf = (who: Known): Row => ({
  'dialog.closed': 'left',
  'readPayouts: no answer': 'unread + announceUnanswered',
  'readPayouts: PAYOUT_SERVICE_ERROR': 'unread + react(warning, PAYOUT_SERVICE_ERROR)',
  ...Object.fromEntries(
    Object.entries(lists).flatMap(([sample, list]) =>
      list ? [[`readPayouts: ${sample}`, listed(who, list, others.includes(sample))]] : [],
    ),
  ),
});

const choosingOf = (known: Known): Row => ({
  'dialog.closed': 'left',
  'method.chosen: the household account': checked(withMore(known, 'chosen')),
  ...(known.has('of many') &&
    !known.has('elsewhere') && {
      'method.chosen: one without an address': checked(withMore(known, 'the bare one')),
    }),
  ...(known.has('as it is') || known.has('not set up') ? {} : { 'another.wanted': 'settingUp' }),
});

const chosenFor = (known: Known, isLater: boolean) =>
  placeOf('reading', withMore(without(onlyWho(known), 'the bare one'), 'chosen', ...(isLater ? ['for later'] : [])));

const ofLists = ['of one', 'of many', 'bare', 'elsewhere', 'there', 'not set up'];
const onlyWho = (known: Known) => without(known, ...ofLists);

const settingUpOf = (known: Known): Row => ({
  'method.setUp: done': chosenFor(without(known, 'for later'), false),
  'method.setUp: done, for later': chosenFor(known, true),
  'method.setUp: not at all': known.has('of one') || known.has('of many') ? 'choosing' : 'left',
});

const mendingOf =
  (actor: 'addAddress' | 'switchProvider') =>
  (known: Known): Row => ({
    [`${actor}: edited`]: placeOf('reading', onlyWho(known)),
    [`${actor}: gone`]: placeOf('reading', onlyWho(known)),
    [`${actor}: left`]: known.has('of many') ? placeOf('choosing', without(known, 'chosen', 'the bare one')) : 'left',
  });

const unmendableOf = (known: Known): Row => ({
  'dialog.closed': known.has('of many') ? placeOf('choosing', without(known, 'chosen', 'the bare one')) : 'left',
});

const computed: Readonly<Record<string, (known: Known) => Row>> = {
  reading: readingOf,
  choosing: choosingOf,
  settingUp: settingUpOf,
  addressing: mendingOf('addAddress'),
  switching: mendingOf('switchProvider'),
  unmendable: unmendableOf,
};

const rows: Cells = Object.fromEntries(
  graphOf(selectPayoutModel).places.flatMap(({ label }) => {
    const [, state = '', known = ''] = /^(\w+)(?: \((.*)\))?$/.exec(label) ?? [];
    const row = computed[state];
    return row ? [[known ? label : `${state} ()`, row(new Set(known.split(', ').filter(Boolean)))]] : [];
  }),
);

describeModel(
  selectPayoutModel,
  {
    'to begin with': {
      'a customer': 'reading',
      'whom a partner pays': 'reading (partner)',
      'who may set none up': 'reading (as it is)',
      'who may change none': 'reading (as they are)',
      'who was told where it goes': 'reading (told)',
      'whom a partner pays, and who was told where it goes': 'reading (partner, told)',
      'who wants it elsewhere': 'reading (changing)',
    },
    unread: { 'retry.asked': 'reading', 'dialog.closed': 'left' },
    nowhere: { 'dialog.closed': 'left' },
    readingFields: {
      'dialog.closed': 'left',
      'readFields: read': 'switching',
      'readFields: PAYOUT_SERVICE_NOT_CONFIGURED': 'fieldsUnread + react(warning, PAYOUT_SERVICE_NOT_CONFIGURED)',
      'readFields: no answer': 'fieldsUnread + announceUnanswered',
    },
    fieldsUnread: { 'retry.asked': 'readingFields', 'dialog.closed': 'left' },
    selected: {},
    kept: {},
    left: {},
  },
  rows,
);
