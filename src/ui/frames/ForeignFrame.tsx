import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

type ForeignFrameProps = Pick<ComponentProps<'iframe'>, 'className' | 'onLoad' | 'style' | 'aria-describedby'> & {
  url: string;
  /** The origin of that address, from which messages are taken. */
  origin: string;
  /** What the frame is called for somebody who cannot see it. */
  title: string;
  /** Called with the data of a message from the frame's own window and origin. Its shape is still to be checked. */
  onMessage: (data: unknown) => void;
  /** Called with the element when it is there, and with null when it goes. */
  onFrame?: (frame: HTMLIFrameElement | null) => void;
};

/** A page of another company, shut in: it opens no window and leads the portal nowhere. */
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
