import type { TokenFrameEvent } from '#machines/monitoring/tokenFrame/tokenFrame.machine.ts';
import { isMaskedCard } from '#rules/monitoring/cardDisplay.ts';
import { CardFrameMessage, frameMessage } from '#schema/frames.ts';

const longestToken = 500;

/**
 * Returns the event that a message of the card frame means, or null if it means none. A token is only taken with a number that
 * is masked, because that number is shown and sent.
 */
export function toFrameEvent(data: unknown): TokenFrameEvent | null {
  const message = frameMessage(CardFrameMessage, data);
  switch (message?.type) {
    case 'focus':
      return { type: 'frame.focused' };
    case 'blur':
      return { type: 'frame.blurred' };
    case 'error':
      return { type: 'frame.refused', problem: message.error };
    case 'token': {
      const { token, displayValue } = message;
      const isTrusted = token.length <= longestToken && isMaskedCard(displayValue);
      return isTrusted ? { type: 'frame.tokenised', token, displayValue } : null;
    }
    default:
      return null;
  }
}
