import { describe, expect, it } from 'vitest';

import { classifyLink } from './links.ts';

describe('links in external texts', () => {
  it.each([
    ['/key-facts', 'page'],
    ['/terms?from=here#cancelling', 'page'],
    ['https://insurer.test/terms', 'site'],
    ['HTTPS://insurer.test', 'site'],
    ['mailto:help@sky.test', 'person'],
    ['tel:+15550100100', 'person'],
    ['http://insurer.test', null],
    ['//insurer.test', null],
    ['/\\insurer.test', null],
    ['/\t/insurer.test', null],
    ['\\\\insurer.test', null],
    ['https://portal.invalid/terms', null],
    ['key-facts', null],
    ['#cancelling', null],
    ['', null],
    ['https://', null],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,hello', null],
    ['vbscript:x', null],
    ['blob:https://insurer.test/1', null],
    ['file:///etc/passwd', null],
  ])('%j leads to: %s', (address, where) => {
    expect(classifyLink(address)).toBe(where);
  });
});
