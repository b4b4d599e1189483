import type { TextId, Values } from './texts.ts';

/** `raw`: the insurer's own text. */
export type Words = TextId | { raw: string };

/** An element that must be on screen, or must not be. */
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
  /** Accessible name or, without a role, text. */
  text?: TextId;
  /** Start of the name, if the rest depends on the day. Needs a role. */
  begins?: string;
  /** Placeholder values of all its texts. */
  values?: Values;
  /** A text of the accessible description, such as the reason beside a disabled control. Needs a role. */
  describedBy?: TextId;
  /**
   * A text inside the element, such as the body of a dialog. Needs a role. The comparison ends at the first placeholder
   * without a value.
   */
  body?: TextId;
  is?: 'busy' | 'disabled' | 'enabled' | 'invalid' | 'missing';
};

export type Assertion =
  | ElementAssertion
  /** A message with this text. The test closes it, so that it does not cover the next. */
  | { notice: Words; values?: Values }
  /** An inline explanation of a failure. */
  | { told: Words }
  | { toast: TextId }
  | { dialog: string }
  /** The address without its host. */
  | { page: string }
  | { field: TextId; values?: Values; holds: string }
  /** A field marked as invalid, with the reason. */
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
