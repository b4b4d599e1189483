import { describe, expect, it, vi } from 'vitest';

import { tellHost } from './tellHost.ts';

const hosts = ['https://www.sky.example', 'https://shop.sky.example'];

/** A window in a frame of a page at the first of `around`. */
function windowIn({ around, isFramed = true }: { around?: readonly string[]; isFramed?: boolean }) {
  const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  const self = { parent, location: { ancestorOrigins: around } } as unknown as Window;
  Object.assign(self, { self, top: isFramed ? parent : self });
  return { window: self, sent: () => parent.postMessage.mock.calls };
}

describe('a message to the host', () => {
  it('goes to the origin around the frame, with its version', () => {
    const { window, sent } = windowIn({ around: ['https://shop.sky.example', 'https://portal.example'] });
    tellHost(hosts, { type: 'height', height: 594 }, window);
    expect(sent()).toEqual([[{ version: 1, type: 'height', height: 594 }, 'https://shop.sky.example']]);
  });

  it('goes to nobody where the origin around the frame is not the partner’s', () => {
    const { window, sent } = windowIn({ around: ['https://evil.example', 'https://shop.sky.example'] });
    tellHost(hosts, { type: 'ready' }, window);
    expect(sent()).toEqual([]);
  });

  it('is addressed to each origin of the partner’s, and to no other, where the browser does not tell', () => {
    const { window, sent } = windowIn({});
    tellHost(hosts, { type: 'ready' }, window);
    expect(sent().map(([, origin]) => origin)).toEqual(['https://www.sky.example', 'https://shop.sky.example']);
  });

  it('is not sent outside of a frame', () => {
    const { window, sent } = windowIn({ isFramed: false });
    tellHost(hosts, { type: 'ready' }, window);
    expect(sent()).toEqual([]);
  });
});
