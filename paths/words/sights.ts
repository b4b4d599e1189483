import type { AnySights } from '../flow.ts';
import type { TextId } from '../gesture.ts';
import { statesIn } from '../graph/names.ts';
import type { Sight } from '../sight.ts';

import { listed, say, textOfCode } from './english.ts';

const conditions = {
  busy: ', which is busy',
  disabled: ', which cannot be used',
  enabled: '',
  invalid: ', which is marked as wrong',
  missing: '',
} as const;

const things: Record<NonNullable<Sight['role']>, string> = {
  alert: 'message',
  alertdialog: 'dialog',
  button: 'button',
  combobox: 'list',
  dialog: 'dialog',
  group: 'boxes',
  heading: 'heading',
  main: 'page',
  progressbar: 'sign of waiting',
  radiogroup: 'choice',
  textbox: 'field',
  timer: 'countdown',
};

/** What is to be seen in a place, state by state; empty where nobody says. */
export function sightsIn(sights: AnySights | undefined, label: string): Sight[] {
  return statesIn(label).flatMap((state) => {
    const known = sights?.[state];
    return known && known !== 'passing' ? known.sees : [];
  });
}

/** `the heading “Which flights?”, the button “Continue” and no message` */
export const sightsInWords = (sights: readonly Sight[]): string => listed(sights.map(sightInWords));

/** What a place is called by whoever sees it: its heading or dialog. Undefined where it has none. */
export function pageIn(sights: readonly Sight[]): string | undefined {
  const named = (role: Sight['role']) =>
    sights.find((sight) => sight.role === role && sight.text && sight.is !== 'missing')?.text;
  const text = named('dialog') ?? named('heading');
  return text && `“${say(text)}”`;
}

function sightInWords({ role, text, values, is }: Sight): string {
  const name = text ? `“${say(text, values)}”` : '';
  const what = [role ? things[role] : 'words', name].filter(Boolean).join(' ');
  return is === 'missing' ? `no ${what}` : `${role && !name ? 'a' : 'the'} ${what}${is ? conditions[is] : ''}`;
}

const announced: Readonly<Record<string, TextId>> = {
  announceAdded: 'notices.passenger_added',
  announceUnanswered: 'errors.no_answer',
  announceUncheckable: 'errors.validating_flight',
};

/** What a person is told after a step besides what its state shows; the notices that refusals and silence raise. */
export function toldBy(asks: readonly string[]): string[] {
  return asks.flatMap((ask) => {
    const told = announced[ask];
    if (told) return [say(told)];
    const code = /^react\((?:.*, )?warning, (\w+)\)$/.exec(ask)?.[1];
    const text = code && textOfCode(code);
    return text ? [say(text)] : [];
  });
}
