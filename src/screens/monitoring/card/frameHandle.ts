import type { Infer } from 'superstruct';

import type { CardFrameRequest } from '#schema/frames.ts';

/** The flow's access to the card frame: its style, and messages to it. */
export type FrameHandle = {
  /** Called with the container of the frame, and with null when it unmounts. */
  setPlace: (place: HTMLElement | null) => void;
  setFrame: (frame: HTMLIFrameElement | null) => void;
  /** Returns CSS declarations that make the page in the frame look like the page around it. */
  readCss: () => string;
  post: (message: Infer<typeof CardFrameRequest>) => void;
  /** Submits the form around the frame, like Enter in any other field. */
  submitForm: () => void;
};

/** Properties of the frame's page, and the Fluent tokens that provide their values. */
const looks: readonly (readonly [property: string, token: string])[] = [
  ['color', '--colorNeutralForeground1'],
  ['background-color', '--colorNeutralBackground1'],
  ['font-size', '--fontSizeBase400'],
  ['font-family', '--fontFamilyBase'],
];

/** Limits the characters of a value that is inserted into a style sheet of another site. */
const isPlain = (value: string): boolean => /^[#\w.%(), ]{1,60}$/.test(value);

/** Connects a card frame on screen to its flow. */
export function createFrameHandle(): FrameHandle {
  let place: HTMLElement | null = null;
  let frame: HTMLIFrameElement | null = null;

  return {
    setPlace: (element) => {
      place = element;
    },
    setFrame: (element) => {
      frame = element;
    },
    readCss: () => {
      const style = getComputedStyle(place ?? document.body);
      const scheme = style.colorScheme?.includes('dark') ? 'dark' : 'light';
      const declarations = looks
        .map(([property, token]) => [property, style.getPropertyValue(token).trim()] as const)
        .filter(([, value]) => isPlain(value))
        .map(([property, value]) => `${property}: ${value};`);
      // The portal draws the border, around the frame.
      return [`color-scheme: ${scheme};`, 'border-color: transparent;', ...declarations].join(' ');
    },
    submitForm: () => frame?.closest('form')?.requestSubmit(),
    post: (message) => {
      // Limited to the frame's own origin, so that no other page loaded in the frame receives the message.
      if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
    },
  };
}
