import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

type ForeignFrameProps = Pick<ComponentProps<'iframe'>, 'className' | 'onLoad' | 'style' | 'aria-describedby'> & {
  url: string;
  /** The origin of the address. Messages from others are ignored. */
  origin: string;
  /** The accessible name of the frame. */
  title: string;
  /** Called with the data of a message from the frame's own window and origin. The data is unchecked. */
  onMessage: (data: unknown) => void;
  /** Called with the element after mounting, and with null before unmounting. */
  onFrame?: (frame: HTMLIFrameElement | null) => void;
};

/** A sandboxed page of another company: it can neither open windows nor navigate the portal. */
export function ForeignFrame({ url, origin, title, onMessage, onFrame, ...frameProps }: ForeignFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  const hear = useEffectEvent(({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
    onMessage(data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <iframe
      {...frameProps}
      ref={(element) => {
        frame.current = element;
        onFrame?.(element);
      }}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
    />
  );
}
