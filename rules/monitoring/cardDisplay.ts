const longestDisplay = 40;
const mostVisible = 4;

/** Characters that replace a hidden digit. */
const masks = /[*•●·xX#]/g;

/**
 * Returns whether a text is a card number that shows at most its last four digits, such as `**** **** **** 4242`.
 * Anything else from a card frame is rejected.
 */
export function isMaskedCard(displayValue: string): boolean {
  if (displayValue.length > longestDisplay) return false;
  const signs = displayValue.replace(/[\s-]/g, '');
  const visible = signs.replace(masks, '');
  return (
    signs.length > visible.length &&
    /^[0-9]*$/.test(visible) &&
    visible.length <= mostVisible &&
    signs.endsWith(visible)
  );
}
