import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { template } from '#tests/kit/gateway/dist.ts';
import { fill, jsonForScript, parseTemplate, textForHtml } from './template.ts';

describe('the escaping of page data', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '</script',
          '<script>',
          '<!--',
          '-->',
          '%NONCE%',
          '%PAGE%',
          '$&',
          '\u2028',
          '\u2029',
          '"',
          '\\',
          '>',
        ),
      )
      .map((parts) => parts.join('')),
  );

  it('covers any content', () => {
    const value = fc.oneof(fc.jsonValue(), fc.dictionary(hostile, hostile));
    fc.assert(
      fc.property(value, hostile, (given, title) => {
        const filling = {
          LANG: 'en',
          TITLE: textForHtml(title),
          NONCE: 'n0nce',
          PAGE: jsonForScript(given),
          APPEARANCE: 'dark',
        };
        const filled = fill(parseTemplate(template), filling);
        const document = new RegExp(
          [
            '^<!doctype html>\n<html lang="en" data-appearance="dark">\n<head><title>([^<>]*)</title>',
            '<script nonce="n0nce">first\\(\\)</script></head>\n<body><!-- [a-z ]*--><div id="root"></div>',
            '<script type="application/json" id="page">([^<\u2028\u2029]*)</script></body>\n</html>\n$',
          ].join(''),
        ).exec(filled);
        expect(JSON.parse(document?.[2] ?? '')).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });
});
