import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Assertion, ElementAssertion, Words } from '#paths/assertions.ts';
import type { TextId, Values } from '#paths/texts.ts';
import { type Stage, settled, until } from '../browser/stage.tsx';
import { queryAllLabelled, queryAllNamed } from '../queries.ts';
import { say, sayKnown } from './texts.ts';

/** In milliseconds. */
const aMoment = 300;

/** Waits until the assertion holds. Closes a message, so that the next one is not hidden behind it. */
export async function assertSeen(stage: Stage, assertion: Assertion): Promise<void> {
  if ('notice' in assertion) return readNotice(stage, assertion.notice, assertion.values);
  if ('dialog' in assertion) return readDialog(stage, assertion.dialog);
  return until(() => expectSeen(assertion));
}

/** Checks an element that lasts as long as its state. */
export function expectSeen(assertion: Exclude<Assertion, { notice: unknown } | { dialog: unknown }>): void {
  if ('page' in assertion) return expect(window.location.pathname).toBe(assertion.page);
  if ('told' in assertion)
    return expect(document.querySelector('[data-told]')?.textContent ?? 'nothing').toContain(said(assertion.told));
  if ('toast' in assertion)
    return expect(document.querySelector('[data-toast]')?.textContent).toContain(say(assertion.toast));
  if ('holds' in assertion)
    return void expect(queryAllLabelled(say(assertion.field, assertion.values))[0]).toHaveValue(assertion.holds);
  if ('field' in assertion) return expectWrong(say(assertion.field, assertion.values), assertion.problem);
  expectElement(assertion);
}

function expectElement({ role, text, begins, values, is, describedBy, body }: ElementAssertion): void {
  const words = text && say(text, values);
  const found = is === 'missing' ? allOf(role, words) : begins ? startingWith(role, begins) : shownOf(role, words);
  const what = [role, words ?? begins].filter(Boolean).join(' ');

  if (is === 'missing') return expect(found.length, `how many of ${what} there are`).toBe(0);
  expect(found.length, `how many of ${what} there are`).toBeGreaterThan(0);
  if (is) expect(found.map(conditionOf), what).toContain(is);
  const fitting = is ? found.filter((each) => conditionOf(each) === is) : found;
  if (describedBy) expect(fitting[0], what).toHaveAccessibleDescription(containing(sayKnown(describedBy, values)));
  if (body) expect(fitting[0], what).toHaveTextContent(sayKnown(body, values));
}

const containing = (words: string): string => expect.stringContaining(words) as string;

const allOf = (role: ElementAssertion['role'], words: string | undefined): HTMLElement[] =>
  role ? screen.queryAllByRole(role, words ? { name: words } : {}) : screen.queryAllByText(words ?? '');

const startingWith = (role: ElementAssertion['role'], begins: string): HTMLElement[] =>
  role ? screen.queryAllByRole(role, { name: (name) => name.startsWith(begins) }) : [];

const shownOf = (role: ElementAssertion['role'], words: string | undefined): HTMLElement[] =>
  role && words ? queryAllNamed(role, words) : allOf(role, words);

/** Checks that the field is marked and that its description gives the reason. */
function expectWrong(label: string, problem: TextId | null): void {
  const fields = queryAllLabelled(label).filter((each) => each.getAttribute('aria-invalid') === 'true');
  expect(fields.length, `how many of ${label} are marked as wrong`).toBe(1);
  const words = problem ? say(problem) : '';
  expect(fields[0]).toHaveAccessibleDescription(problem ? containing(words) : /./);
}

const controls = 'button, [role=button], [role=menuitem], a, input, select, textarea';

/** A busy control that can still be pressed counts as enabled; a busy region is busy. */
function conditionOf(element: HTMLElement): NonNullable<ElementAssertion['is']> {
  const isDisabled = element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');
  const isUsable = element.matches(controls) && !isDisabled;
  if (element.getAttribute('aria-busy') === 'true') return isUsable ? 'enabled' : 'busy';
  if (element.getAttribute('aria-invalid') === 'true' && !element.hasAttribute('disabled')) return 'invalid';
  return isDisabled ? 'disabled' : 'enabled';
}

async function readNotice({ user, pass }: Stage, words: Words, values?: Values): Promise<void> {
  await until(() => expect(notice()?.textContent ?? 'no notice').toContain(said(words, values)));
  const closing = () => within(notice() as HTMLElement).queryByRole('button', { name: say('shell.notice.close') });
  // Beside an open dialog, the message can be reached a moment later.
  if (!closing()) await pass(aMoment);
  await user.click(closing() as HTMLElement);
  await settled();
}

const said = (words: Words, values?: Values): string => (typeof words === 'string' ? say(words, values) : words.raw);

async function readDialog({ user, pass }: Stage, words: string): Promise<void> {
  await until(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(words));
  await user.click(screen.getByRole('button', { name: say('shell.dialog.close') }));
  // After a dialog closes, the page is hidden from screen readers for a moment.
  await pass(aMoment);
}

const notice = () => document.querySelector<HTMLElement>('[data-machine=notifier]');
