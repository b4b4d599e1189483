import type { Infer } from 'superstruct';

import type { CardFrameRequest } from '#schema/frames.ts';

/** The card frame as its flow reaches it: the look it is to have, and messages to it. */
export type FrameHandle = {
  /** Called with the element that the frame stands in, and with null when it goes. */
  setPlace: (place: HTMLElement | null) => void;
  setFrame: (frame: HTMLIFrameElement | null) => void;
  /** Returns CSS declarations by which the page in the frame looks like the page around it. */
  readCss: () => string;
  post: (message: Infer<typeof CardFrameRequest>) => void;
  /** Submits the form around the frame, as Enter does in any other field. */
  submitForm: () => void;
};

/** Properties of the frame's page, by the tokens of Fluent that they are taken from. */
const looks: readonly (readonly [property: string, token: string])[] = [
  ['color', '--colorNeutralForeground1'],
  ['background-color', '--colorNeutralBackground1'],
  ['font-size', '--fontSizeBase400'],
  ['font-family', '--fontFamilyBase'],
];

/** What a token may hold to go into a style sheet of somebody else's. */
const isPlain = (value: string): boolean => /^[#\w.%(), ]{1,60}$/.test(value);

/** Creates the link between a card frame on screen and its flow. */
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
      // Its own origin alone: whatever else the frame may show by now learns nothing.
      if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
    },
  };
}
