import {
  type Action,
  type Begins,
  type Definite,
  definite,
  type Field,
  type Fields,
  getActLabel,
  getActValues,
  type Pressing,
} from '../actions.ts';
import { type Assertion, type ElementAssertion, isElement } from '../assertions.ts';
import { getEnteredValue, isLeftAlone } from '../words/acts.ts';
import { formatWords } from '../words/assertions.ts';
import { say, sayKnown } from '../words/english.ts';

export const literal = (thing: unknown): string => JSON.stringify(thing);

/** Returns the calls of `e2e/kit/flow.ts` that perform an action. */
export function formatCalls(action: Action): string[] {
  if ('acts' in action) {
    const { acts, fields = {} } = action;
    return acts
      .filter((act) => !isLeftAlone(act, fields))
      .map((act) => `await flow.${actIn(definite(act, fields), fields)};`);
  }
  if ('inAnotherTab' in action) {
    const { do: done = [], fields: _, ...start } = action.inAnotherTab;
    const lines = done.flatMap(formatCalls).map((line) => line.replace('flow.', 'other.'));
    return [`const other = await flow.another(${literal({ ...start, holds: [] })});`, ...lines];
  }
  if ('go' in action) return [`await flow.go(${literal(action.go)});`];
  if ('pass' in action) return [`await flow.pass(${action.pass});`];
  if ('sleep' in action) return [`await flow.sleep(${action.sleep});`];
  if ('raise' in action) return [`await flow.raise(${literal(action.raise)});`];
  if ('until' in action) return seeing(null, action.until);
  if ('ifLater' in action) throw new Error('It is not known yet how the path goes on');
  return ['await flow.wakes();'];
}

export const getElementName = ({ named, values }: Pressing): string | Begins =>
  typeof named === 'string' ? say(named, values) : named;

function actIn(act: Definite, fields: Fields): string {
  if ('press' in act) {
    const { press, within, ifAsked } = act;
    if (ifAsked) return `leave(${[getElementName(act), say(ifAsked)].map(literal).join(', ')})`;
    return `press(${[press, getElementName(act), ...(within ? [within] : [])].map(literal).join(', ')})`;
  }
  if ('enter' in act) return `enter(${literal(say(act.enter))})`;
  if ('first' in act) return `pickFirst(${literal(say(act.first))})`;
  const given = givenIn(getEnteredValue(act, fields));
  const name = literal(say(getActLabel(act), getActValues(act)));
  if ('fill' in act) return `fill(${name}, ${given})`;
  if ('fillEach' in act) return `fillEach(${name}, ${given})`;
  if ('choose' in act) return `choose(${name}, ${given})`;
  if ('seek' in act) return `seek(${name}, ${given})`;
  if ('pick' in act) return `pick(${name}, ${given})`;
  if ('tick' in act) return `tick(${name}, ${given})`;
  return `confirm(${name}, ${fields[act.with] === true})`;
}

const givenIn = (given: Field | undefined): string =>
  given && typeof given === 'object' && 'inDays' in given ? `flow.day(${given.inDays})` : literal(given ?? '');

/** @param states in the format of `data-state`; null if no element has it */
export const seeing = (states: string | null, assertions: readonly Assertion[]): string[] => [
  `await flow.sees(${literal(states)}, [`,
  ...assertions.filter(isElement).map((element) => `  ${literal(seenOn(element))},`),
  ']);',
];

const seenOn = ({ text, begins, values, describedBy, body, ...element }: ElementAssertion) => ({
  ...element,
  ...(text && { name: say(text, values) }),
  ...(begins && { name: { begins } }),
  ...(describedBy && { describedBy: sayKnown(describedBy, values) }),
  ...(body && { body: sayKnown(body, values) }),
});

/** Returns the assertions besides visible elements. */
export const asserting = (assertions: readonly Assertion[]): string[] =>
  assertions.flatMap((assertion) => {
    if ('notice' in assertion)
      return [`await flow.isTold(${literal(formatWords(assertion.notice, assertion.values))});`];
    if ('told' in assertion) return [`await flow.isToldThere(${literal(formatWords(assertion.told))});`];
    if ('toast' in assertion) return [`await flow.isToasted(${literal(say(assertion.toast))});`];
    if ('dialog' in assertion) return [`await flow.reads(${literal(assertion.dialog)});`];
    if ('page' in assertion) return [`await flow.isAt(${literal(assertion.page)});`];
    if (!('field' in assertion)) return [];
    const name = literal(say(assertion.field, assertion.values));
    if ('holds' in assertion) return [`await flow.isFilled(${name}, ${literal(assertion.holds)});`];
    return [`await flow.isWrong(${name}, ${literal(assertion.problem && say(assertion.problem))});`];
  });
