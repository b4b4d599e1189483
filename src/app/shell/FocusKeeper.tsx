import { useFocusFinders } from '@fluentui/react-components';

/**
 * Keeps Fluent's focus finder mounted. The finder hides the page behind a dialog from screen readers, and would never
 * show it again if the dialog were its last user.
 */
export default function FocusKeeper() {
  useFocusFinders();
  return null;
}
