import { useFocusFinders } from '@fluentui/react-components';

/**
 * Fluent's keeper of focus hides the page behind a dialog from screen readers. It ends with the last component that uses it,
 * and if that is the dialog, it never shows the page again; so one that stays uses it as well.
 */
export default function FocusKeeper() {
  useFocusFinders();
  return null;
}
