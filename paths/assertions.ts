import type { TextId, Values } from './actions.ts';

/** `raw`: the insurer's own words. */
export type Words = TextId | { raw: string };

/** An element that is on screen, or must not be. */
export type ElementAssertion = {
  role?:
    | 'alert'
    | 'alertdialog'
    | 'button'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'link'
    | 'main'
    | 'menuitem'
    | 'progressbar'
    | 'radiogroup'
    | 'textbox'
    | 'timer';
  /** Its accessible name or, without a role, its text. */
  text?: TextId;
  /** The beginning of its name, where the rest depends on the day. Needs a role. */
  begins?: string;
  /** Placeholders of all its texts. */
  values?: Values;
  /** A text of its accessible description, such as the reason beside a disabled control. Needs a role. */
  describedBy?: TextId;
  /** A text within it, such as the body of a dialog. Needs a role. A placeholder without a value ends the comparison. */
  body?: TextId;
  is?: 'busy' | 'disabled' | 'enabled' | 'invalid' | 'missing';
};

/** What must hold in a state, or after a port was called. */
export type Assertion =
  | ElementAssertion
  /** A message with this text, which is then closed so that it does not hide the next. */
  | { notice: Words; values?: Values }
  /** Beside what was asked for: why it did not come about. */
  | { told: Words }
  | { toast: TextId }
  /** A dialog with the insurer's own words, which is then closed. */
  | { dialog: string }
  /** The address, without its host. */
  | { page: string }
  /** What stands in a field. */
  | { field: TextId; values?: Values; holds: string }
  /** A field is marked as wrong, and says why. */
  | { field: TextId; values?: Values; problem: TextId | null };

export const isElement = (assertion: Assertion): assertion is ElementAssertion =>
  !(
    'notice' in assertion ||
    'told' in assertion ||
    'toast' in assertion ||
    'dialog' in assertion ||
    'page' in assertion ||
    'field' in assertion
  );
