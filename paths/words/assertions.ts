import { type Assertion, type ElementAssertion, isElement, type Words } from '../assertions.ts';
import type { Values } from '../texts.ts';

import { listed, say, sayKnown } from './english.ts';

const conditions = {
  busy: ', which is busy',
  disabled: ', which cannot be used',
  enabled: '',
  invalid: ', which is marked as wrong',
  missing: '',
} as const;

const things: Record<NonNullable<ElementAssertion['role']>, string> = {
  alert: 'message',
  alertdialog: 'dialog',
  button: 'button',
  combobox: 'list',
  dialog: 'dialog',
  group: 'boxes',
  heading: 'heading',
  link: 'link',
  main: 'page',
  menuitem: 'entry',
  progressbar: 'sign of waiting',
  radiogroup: 'choice',
  textbox: 'field',
  timer: 'countdown',
};

/** Returns `the heading “Which flights?”, the button “Continue” and no message`. */
export const seenInWords = (assertions: readonly Assertion[]): string =>
  listed(assertions.filter(isElement).map(elementInWords));

/** Returns the heading or dialog title of a place, or undefined. */
export function findPageTitle(assertions: readonly Assertion[]): string | undefined {
  const elements = assertions.filter(isElement);
  const named = (role: ElementAssertion['role']) =>
    elements.find((element) => element.role === role && element.text && element.is !== 'missing')?.text;
  const text = named('dialog') ?? named('heading');
  return text && `“${say(text)}”`;
}

/**
 * Describes the end of a path for its title: by heading or dialog, by the first visible element, or by the dialog that
 * is gone.
 */
export function endInWords(assertions: readonly Assertion[]): string | undefined {
  const page = findPageTitle(assertions);
  if (page) return `at ${page}`;
  const elements = assertions.filter(isElement);
  const seen = elements.find(({ is, text }) => text && is !== 'missing');
  if (seen?.text) return `at “${say(seen.text, seen.values)}”`;
  const gone = elements.find(({ role, text }) => text && (role === 'dialog' || role === 'alertdialog'));
  return gone?.text && `without “${say(gone.text, gone.values)}”`;
}

function elementInWords({ role, text, begins, values, is, describedBy, body }: ElementAssertion): string {
  const begun = begins ? `“${begins} …”` : '';
  const name = text ? `“${say(text, values)}”` : begun;
  const what = [role ? things[role] : 'words', name].filter(Boolean).join(' ');
  if (is === 'missing') return `no ${what}`;
  const reason = describedBy ? `, with the explanation “${sayKnown(describedBy, values)}”` : '';
  const says = body ? `, which says “${sayKnown(body, values)}”` : '';
  return `${role && !name ? 'a' : 'the'} ${what}${is ? conditions[is] : ''}${reason}${says}`;
}

/** Describes the other assertions, one per line: messages to close, invalid fields, the page. */
export const otherwiseInWords = (assertions: readonly Assertion[]): string[] =>
  assertions.flatMap((assertion) => {
    if ('notice' in assertion)
      return [`you are told: “${formatWords(assertion.notice, assertion.values)}”; close the message`];
    if ('told' in assertion) return [`beside what you did it says: “${formatWords(assertion.told)}”`];
    if ('toast' in assertion) return [`for a while a message in the corner says: “${say(assertion.toast)}”`];
    if ('dialog' in assertion) return [`a dialog says: “${assertion.dialog}”; close it`];
    if ('page' in assertion) return [`the address ends in ${assertion.page}`];
    if ('field' in assertion) {
      if ('holds' in assertion)
        return [`in the field “${say(assertion.field, assertion.values)}” stands “${assertion.holds}”`];
      const why = assertion.problem ? `, which says: “${say(assertion.problem)}”` : ', which says why';
      return [`the field “${say(assertion.field, assertion.values)}” is marked as wrong${why}`];
    }
    return [];
  });

export const formatWords = (words: Words, values?: Values): string =>
  typeof words === 'string' ? say(words, values) : words.raw;
