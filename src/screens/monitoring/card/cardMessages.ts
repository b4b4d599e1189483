import type { TokenFrameEvent } from '#machines/monitoring/tokenFrame/tokenFrame.machine.ts';
import { isMaskedCard } from '#rules/monitoring/cardDisplay.ts';
import { CardFrameMessage, frameMessage } from '#schema/frames.ts';

const longestToken = 500;

/**
 * Converts a message of the card frame to an event of its flow, or to `enter`, which is for the form; null for any
 * other message. A token needs a masked number, because that number is shown and sent.
 */
export function toFrameEvent(data: unknown): TokenFrameEvent | 'enter' | null {
  const message = frameMessage(CardFrameMessage, data);
  switch (message?.type) {
    case 'focus':
      return { type: 'frame.focused' };
    case 'blur':
      return { type: 'frame.blurred' };
    case 'enter':
      return 'enter';
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
