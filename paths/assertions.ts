import type { TextId, Values } from './actions.ts';

/** `raw`: as the insurer says it. */
export type Words = TextId | { raw: string };

/** Something on screen, or something that must not be there. */
export type ElementAssertion = {
  role?:
    | 'alert'
    | 'alertdialog'
    | 'button'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'main'
    | 'progressbar'
    | 'radiogroup'
    | 'textbox'
    | 'timer';
  /** Its name or, without a role, its words. */
  text?: TextId;
  values?: Values;
  is?: 'busy' | 'disabled' | 'enabled' | 'invalid' | 'missing';
};

/** What must be so in a state, or once a port was called. */
export type Assertion =
  | ElementAssertion
  /** A message says so. It is closed then, so that it does not stand before the next. */
  | { notice: Words }
  | { toast: TextId }
  /** The insurer's own words in a dialog, which is closed then. */
  | { dialog: string }
  /** The address, without its host. */
  | { page: string }
  /** A field is marked as wrong, and says why. */
  | { field: TextId; problem: TextId | null };

export const isElement = (assertion: Assertion): assertion is ElementAssertion =>
  !(
    'notice' in assertion ||
    'toast' in assertion ||
    'dialog' in assertion ||
    'page' in assertion ||
    'field' in assertion
  );
