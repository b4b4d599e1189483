const longestDisplay = 40;
const mostVisible = 4;

/** Characters that stand for a digit that is not shown. */
const masks = /[*•●·xX#]/g;

/**
 * Whether a text is a card number of which at most the last four digits can be read, such as `**** **** **** 4242`. A card
 * frame that sends anything else is not believed.
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
