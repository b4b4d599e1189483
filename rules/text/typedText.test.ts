import { describe, expect, it } from 'vitest';

import { typedCode, typedText } from './typedText.ts';

describe('a typed text', () => {
  it.each([
    ['Jean\u2011Luc', 'Jean-Luc'],
    ['Ana\u00a0Maria', 'Ana Maria'],
    ['+44\u201179\u201311\u2212123456', '+44-79-11-123456'],
    ['ＬＨＲＶＯ２０２０４', 'LHRVO20204'],
    ['\u200banna@sky.test\ufeff', 'anna@sky.test'],
    ['١٢٣٤٥٦', '123456'],
    ['०९', '09'],
    ['  two\t\nlines ', 'two lines'],
    ['Zoë Müller-Łę', 'Zoë Müller-Łę'],
    ['', ''],
  ])('reads %j as %j', (text, expected) => {
    expect(typedText(text)).toBe(expected);
  });
});

describe('a typed code', () => {
  it.each([
    ['LHR-VO-20203', 'LHRVO20203'],
    ['LHRVO20202\u200b', 'LHRVO20202'],
    ['12-34-56', '123456'],
    ['1234 5678', '12345678'],
  ])('reads %j as %j', (text, expected) => {
    expect(typedCode(text)).toBe(expected);
  });
});
