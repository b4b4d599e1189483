import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { TextId } from '#paths/gesture.ts';
import { type Code, catalogue } from '#schema/errors.ts';
import { textOfCode } from '#src/lib/texts.ts';

import type { Answer } from './flow.ts';
import { type Stage, settled, until } from './stage.tsx';
import { say } from './texts.ts';

/** In milliseconds. */
const aMoment = 300;

/** Answers to a call, by its name. */
export const answer =
  (call: string, data: unknown): Answer =>
  ({ wire }) =>
    wire.answer(call, data);

export const refuse =
  (call: string, code: Code, fields?: Record<string, string>): Answer =>
  ({ wire }) =>
    wire.refuse(call, { status: catalogue[code].status, code, ...(fields && { fields }) });

export const lose =
  (call: string): Answer =>
  ({ wire }) =>
    wire.lose(call);

/** Sees a notice, and puts it away so that the next one is not hidden behind it. */
export async function readNotice({ user, pass }: Stage, text: TextId): Promise<void> {
  await until(() => expect(notice()?.textContent ?? 'no notice').toContain(say(text)));
  const closing = () => within(notice() as HTMLElement).queryByRole('button', { name: say('shell.notice.close') });
  // Beside an open dialog it can be reached a moment after it has come.
  if (!closing()) await pass(aMoment);
  await user.click(closing() as HTMLElement);
  await settled();
}

/** What is seen of a reaction to a refusal. */
export async function readReaction(stage: Stage, kind = '', ...details: string[]): Promise<void> {
  const [code = '', problem = ''] = details;
  if (kind === 'warning') return readNotice(stage, textOfCode(code as Code));
  expect([kind, details.length]).toEqual(['fields', 2]);
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
  expect(wrong.map(({ id }) => id)).toEqual([code]);
  const words = problem === 'invalid' ? say('validation.invalid') : say(textOfCode(problem as Code));
  expect(wrong[0]).toHaveAccessibleDescription(expect.stringContaining(words) as string);
}

const notice = () => document.querySelector<HTMLElement>('[data-machine=notifier]');
